<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>Actions</name>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Partida nueva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Choose a game …</source>
            <translation>&amp;Elegir un juego …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Remove last row</source>
            <translation>&amp;Quitar la última fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Re&amp;spell row</source>
            <translation>Reescribir la &amp;fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Set row as&amp;ide</source>
            <translation>Apar&amp;tar la fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Given letters</source>
            <translation>&amp;Letras dadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Forget my first guess</source>
            <translation>&amp;Olvidar mi primer intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>The first guess you used in several games is no longer offered for this game.</source>
            <translation>El primer intento que usó en varias partidas ya no se ofrece en este juego.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lexi&amp;ca …</source>
            <translation>Lé&amp;xicos …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Longer words</source>
            <translation>Palabras más lar&amp;gas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;horter words</source>
            <translation>Palabras más &amp;cortas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Rac&amp;k …</source>
            <translation>&amp;Atril …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Several &amp;boards …</source>
            <translation>&amp;Varios tableros …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Watch the screen</source>
            <translation>V&amp;igilar la pantalla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Watch an&amp;other part of the screen …</source>
            <translation>Vigilar &amp;otra parte de la pantalla …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Copy word</source>
            <translation>&amp;Copiar la palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;pattern</source>
            <translation>Copiar el &amp;patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy &amp;strict pattern</source>
            <translation>Copiar el patrón &amp;estricto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Copiar como cuadrícul&amp;a</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as grid with &amp;letters</source>
            <translation>Copiar como cuadrícula con &amp;letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy as &amp;text</source>
            <translation>Copiar como &amp;texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Copy the l&amp;ist</source>
            <translation>Copiar la l&amp;ista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>Pe&amp;gar una partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Look up a &amp;word</source>
            <translation>Consultar una pala&amp;bra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Find words by pattern</source>
            <translation>B&amp;uscar por patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Pr&amp;eferences …</source>
            <translation>Pre&amp;ferencias …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Why this guess</source>
            <translation>¿&amp;Por qué este intento?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A panel that says what the selected word would tell.</source>
            <translation>Un panel que dice lo que diría la palabra elegida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Decision &amp;tree …</source>
            <translation>Árbol de &amp;decisión …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play a game</source>
            <translation>&amp;Jugar una partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Hide the helper</source>
            <translation>&amp;Ocultar el ayudante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Review of the game …</source>
            <translation>&amp;Repaso de la partida …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Statistics …</source>
            <translation>&amp;Estadísticas …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep a &amp;diary</source>
            <translation>Llevar un &amp;diario</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Helped games that end are recorded; the statistics count them.</source>
            <translation>Las partidas con ayuda se registran al acabar; las estadísticas las cuentan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ace …</source>
            <translation>&amp;Carrera …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Lessons …</source>
            <translation>&amp;Lecciones …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Lesson of this &amp;board</source>
            <translation>Lección de este ta&amp;blero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A lesson about the rows as they stand, to show or to save.</source>
            <translation>Una lección sobre las filas tal como están, para mostrar o guardar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Play &amp;with a class …</source>
            <translation>Jugar con una cla&amp;se …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;User studies …</source>
            <translation>Estudios co&amp;n usuarios …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Replicat&amp;ion …</source>
            <translation>Repl&amp;icación …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What the sources of this program published, measured again beside it.</source>
            <translation>Lo que publicaron las fuentes de este programa, medido otra vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;flagged words</source>
            <translation>Mostrar palabras &amp;vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Coarse words, which otherwise count but are not suggested.</source>
            <translation>Palabras groseras: cuentan como posibles secretos, pero solo así se sugieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;known</source>
            <translation>Lo que se &amp;sabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Cover the list</source>
            <translation>Ta&amp;par la lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Uncover one row</source>
            <translation>&amp;Destapar una fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Cover one &amp;row again</source>
            <translation>Tapar de nuevo una &amp;fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Co&amp;mpact</source>
            <translation>Compa&amp;cta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Keep &amp;on top</source>
            <translation>Siempre &amp;encima</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Present</source>
            <translation>&amp;Presentar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Guide</source>
            <translation>&amp;Guía</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Keys</source>
            <translation>&amp;Teclas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;First steps</source>
            <translation>&amp;Primeros pasos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Three lines below the board that say how to begin.</source>
            <translation>Tres líneas bajo el tablero que dicen cómo empezar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;About</source>
            <translation>&amp;Acerca de</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that look like a &amp;plural or past tense are unlikely</source>
            <translation>Las palabras que parecen &amp;plural o pasado son improbables</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Everyday words</source>
            <translation>Palabras &amp;cotidianas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that people say and write; where none fits, others too.</source>
            <translation>Palabras que se dicen y se escriben; si ninguna encaja, también otras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Common words</source>
            <translation>Palabras c&amp;omunes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Words that keen readers know.</source>
            <translation>Palabras que conocen los buenos lectores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;All words</source>
            <translation>&amp;Todas las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Every word of the lexicon, and not only those most people know.</source>
            <translation>Todas las palabras del léxico, y no solo las que casi todos conocen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Larger</source>
            <translation>&amp;Más grande</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>S&amp;maller</source>
            <translation>Más &amp;pequeño</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Usual size</source>
            <translation>Tamaño &amp;habitual</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Light</source>
            <translation>&amp;Claro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;game has them</source>
            <translation>Como en el &amp;juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Classic</source>
            <translation>&amp;Clásico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>C&amp;lear: blue and orange</source>
            <translation>C&amp;laro: azul y naranja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Projector</source>
            <translation>&amp;Proyector</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>As the &amp;system</source>
            <translation>Como el &amp;sistema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show only how &amp;many words are left</source>
            <translation>Mostrar solo &amp;cuántas palabras quedan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show which &amp;letters help</source>
            <translation>Mostrar qué &amp;letras ayudan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show a &amp;hint, then its next letter</source>
            <translation>Mostrar una &amp;ayuda y después su próxima letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show the lis&amp;t, but not the last word</source>
            <translation>Mostrar la l&amp;ista, pero no la última palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Show &amp;everything</source>
            <translation>Mostrar &amp;todo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>R&amp;ule</source>
            <translation>&amp;Regla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Hard &amp;mode</source>
            <translation>&amp;Modo difícil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Edit</source>
            <translation>&amp;Editar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Strategy</source>
            <translation>E&amp;strategia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What may be &amp;guessed</source>
            <translation>Lo que se puede &amp;intentar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>What is &amp;likely</source>
            <translation>Lo que es pro&amp;bable</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Attempts, for Lingo points</source>
            <translation>I&amp;ntentos, para los puntos de Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Play</source>
            <translation>&amp;Jugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Words looked at</source>
            <translation>P&amp;alabras que se miran</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Si&amp;ze</source>
            <translation>Tamañ&amp;o</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Spoilers</source>
            <translation>&amp;Revelaciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Theme</source>
            <translation>Te&amp;ma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Colours of the marks</source>
            <translation>Co&amp;lores de las marcas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>La&amp;nguage</source>
            <translation>&amp;Idioma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>A to Z</source>
            <translation>A a Z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>spell the guess</source>
            <translation>escribir el intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the guess stands; the clue is complete</source>
            <translation>el intento vale; la pista está completa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>mark {0}</source>
            <translation>marcar {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the same marks, by digits</source>
            <translation>las mismas marcas, con cifras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>every letter is green: solved</source>
            <translation>todas las letras son verdes: resuelto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>0 to 9  + -</source>
            <translation>0 a 9  + -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>set a number of the clue</source>
            <translation>poner un número de la pista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space, click</source>
            <translation>Espacio, clic</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>next mark</source>
            <translation>marca siguiente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Space in an empty row</source>
            <translation>Espacio en una fila vacía</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the first word of the list</source>
            <translation>tomar la primera palabra de la lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Shift+click</source>
            <translation>Mayús+clic</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the mark before</source>
            <translation>marca anterior</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Arrows</source>
            <translation>Flechas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>other tiles and rows; Down enters the list</source>
            <translation>otras casillas y filas; Abajo entra en la lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Backspace</source>
            <translation>Retroceso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>one step left; from the first, respell</source>
            <translation>un paso a la izquierda; desde la primera, escribir de nuevo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Enter in list</source>
            <translation>Intro en la lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>take the word; double click too</source>
            <translation>tomar la palabra; también doble clic</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>back to the board</source>
            <translation>volver al tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>the menu; right click too</source>
            <translation>el menú; también clic derecho</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/actions.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Meanings</name>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Ningún diccionario de aquí tiene {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, install the package {0}.</source>
            <translation>Para ver qué significan las palabras, instale el paquete {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/explaining.py"></location>
            <source>To see what words mean, put dictionaries of StarDict into {0}.</source>
            <translation>Para ver qué significan las palabras, ponga diccionarios de StarDict en {0}.</translation>
        </message>
    </context>
    <context>
        <name>RankingHead</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Strategy</source>
            <translation>Estrategia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Scores in {0}</source>
            <translation>Puntuación en {0}</translation>
        </message>
    </context>
    <context>
        <name>RankingNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Meanwhile, the paper's ranking.</source>
            <translation>Mientras tanto, el orden del artículo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the strategies for the first time; meanwhile, the paper's ranking.</source>
            <translation>Las estrategias se preparan por primera vez; mientras tanto, el orden del artículo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Preparing the better list, once on this computer: {0} of {1}. Meanwhile, the paper's ranking.</source>
            <translation>Se prepara la lista mejor, una sola vez en este equipo: {0} de {1}. Mientras tanto, el orden del artículo.</translation>
        </message>
    </context>
    <context>
        <name>BestLine</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>No guess needs fewer. Enter or a click takes it.</source>
            <translation>Ningún intento necesita menos. Intro o un clic lo toma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking.py"></location>
            <source>Only the most promising ways to go on were looked at. Enter or a click takes it.</source>
            <translation>Solo se miraron las continuaciones más prometedoras. Intro o un clic lo toma.</translation>
        </message>
    </context>
    <context>
        <name>Ranking</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>at least</source>
            <translation>como mínimo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>estimated</source>
            <translation>estimado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>exact</source>
            <translation>exacto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>proven</source>
            <translation>demostrado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>can be the secret</source>
            <translation>puede ser el secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>cannot be the secret</source>
            <translation>no puede ser el secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Leaves {0} words on average, {1} at worst.</source>
            <translation>Deja {0} palabras de media, {1} en el peor caso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Cannot be the secret: it only rules others out.</source>
            <translation>No puede ser el secreto: solo descarta otras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} de {1} intentos medidos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Proven best: {0}, {1} guesses on average</source>
            <translation>El mejor, demostrado: {0}, {1} intentos de media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Best found: {0}, {1} guesses on average</source>
            <translation>El mejor hallado: {0}, {1} intentos de media</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>y 1 intento más</numerusform>
                <numerusform>y {0} intentos más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SuggestionModel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, score {2}</source>
            <translation>{0}, puesto {1}, puntuación {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>{0}, rank {1}, {2} {3}, {4}, {5}</source>
            <translation>{0}, puesto {1}, {2} {3}, {4}, {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered</source>
            <translation>Tapada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>Covered: {0} uncovers it</source>
            <translation>Tapada: {0} la destapa</translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} more</source>
            <translation>y {0} más</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/ranking_text.py"></location>
            <source>and {0} flagged words, not shown</source>
            <extracomment>Of one: and 1 flagged word, not shown</extracomment>
            <translation>
                <numerusform>y {0} palabra vetada, que no se muestra</numerusform>
                <numerusform>y {0} palabras vetadas, que no se muestran</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No common word fits</source>
            <translation>Ninguna palabra común encaja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word fits</source>
            <translation>Ninguna palabra encaja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Fila {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Go up to change a clue; {0} respells, {1} undoes.</source>
            <translation>Suba para cambiar una pista; {0} vuelve a escribir, {1} deshace.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Enter, then mark its letters.</source>
            <translation>Intro y después marque sus letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the next guess, or take one from the list.</source>
            <translation>Escriba el próximo intento o tome uno de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Escriba un intento o tome uno de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type the letters shown; Space for none, Enter ends.</source>
            <translation>Escriba las letras mostradas; Espacio para ninguna, Intro termina.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks, then Enter.</source>
            <translation>Marque con {0}, {1}, {2} o con clics y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then Enter.</source>
            <translation>Escriba cuántas letras son {0} y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type how many letters are {0}, then {1}; Enter.</source>
            <translation>Escriba cuántas letras son {0} y después {1}; Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>It is an uncommon word, and those are not looked at.</source>
            <translation>Es una palabra poco común, y esas no se tienen en cuenta ahora.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} no está en este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word has the given letters at their places.</source>
            <translation>Ninguna palabra tiene las letras dadas en sus lugares.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>There is no word of {0} letters in this lexicon.</source>
            <translation>En este léxico no hay palabras de {0} letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks.</source>
            <translation>O la palabra secreta falta en este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Or the secret is a word that this lexicon lacks. No word of {0} fits either.</source>
            <translation>O la palabra secreta falta en este léxico. Tampoco encaja ninguna palabra de {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts itself: check it.</source>
            <translation>La pista de la fila {0} se contradice: revísela.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts row {1}.</source>
            <translation>La pista de la fila {0} contradice la fila {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>The clue of row {0} contradicts the rows before it.</source>
            <translation>La pista de la fila {0} contradice las filas anteriores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} is {3} at place {1}, so it cannot be {4} at place {2}: {4} is dealt from the left.</source>
            <translation>{0} es {3} en el lugar {1}, así que no puede ser {4} en el lugar {2}: {4} se reparte desde la izquierda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} cannot be {4}: it has no other place to be.</source>
            <translation>{0} no puede ser {4}: no tiene otro lugar donde estar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>By this rule {0} cannot be {3} at place {1} and coloured at place {2}.</source>
            <translation>Con esta regla {0} no puede ser {3} en el lugar {1} y de color en el lugar {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No word gives these numbers with this guess.</source>
            <translation>Ninguna palabra da estos números con este intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Place {0} still needs its mark: {1}.</source>
            <translation>La posición {0} aún necesita su marca: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode keeps {0} at place {1}: it is {3} in row {2}.</source>
            <translation>El modo difícil mantiene {0} en el lugar {1}: es {3} en la fila {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Hard mode wants {0} as often as row {2} coloured it.</source>
            <translation>El modo difícil quiere {0} tantas veces como la fila {2} la coloreó.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode moves {0} from place {1}: it is {4} in row {2}.</source>
            <translation>El modo muy difícil mueve {0} del lugar {1}: es {4} en la fila {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Ultra hard mode wants no further {0}: row {2} shows it used up.</source>
            <translation>El modo muy difícil no quiere más {0}: la fila {2} muestra que se agotó.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>No code fits</source>
            <translation>Ningún código encaja</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit so far</source>
            <extracomment>Of one: 1 word fits so far</extracomment>
            <translation>
                <numerusform>Por ahora, {0} palabra</numerusform>
                <numerusform>Por ahora, {0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Solved in {0} turns</source>
            <extracomment>Of one: Solved in 1 turn</extracomment>
            <translation>
                <numerusform>Resuelta en {0} turno</numerusform>
                <numerusform>Resuelta en {0} turnos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>All of them are flagged words, which are not suggested.</source>
            <extracomment>Of one: It is a flagged word, and flagged words are not suggested.</extracomment>
            <translation>
                <numerusform>Es una palabra vetada, y esas no se sugieren.</numerusform>
                <numerusform>Todas son palabras vetadas, que no se sugieren.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>But {0} do among all words.</source>
            <extracomment>Of one: But 1 does among all words.</extracomment>
            <translation>
                <numerusform>Pero entre todas las palabras encaja {0}.</numerusform>
                <numerusform>Pero entre todas las palabras encajan {0}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>None of the {0} words fits row {1}: check its clue.</source>
            <extracomment>Of one: The only word of {2} letters does not fit row {1}: check its clue.</extracomment>
            <translation>
                <numerusform>La única palabra de {2} letras no encaja con la fila {1}: revise su pista.</numerusform>
                <numerusform>Ninguna de las {0} palabras encaja con la fila {1}: revise su pista.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Row {0} leaves {1} words, row {2} none: check its clue.</source>
            <extracomment>Of one: Row {0} leaves 1 word, row {2} none: check its clue.</extracomment>
            <translation>
                <numerusform>La fila {0} deja {1} palabra, la fila {2} ninguna: revise su pista.</numerusform>
                <numerusform>La fila {0} deja {1} palabras, la fila {2} ninguna: revise su pista.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Rows {0} to {1} leave {2} words, row {3} none: check its clue.</source>
            <extracomment>Of one: Rows {0} to {1} leave 1 word, row {3} none: check its clue.</extracomment>
            <translation>
                <numerusform>Las filas {0} a {1} dejan {2} palabra, la fila {3} ninguna: revise su pista.</numerusform>
                <numerusform>Las filas {0} a {1} dejan {2} palabras, la fila {3} ninguna: revise su pista.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit so far</source>
            <extracomment>Of one: 1 code fits so far</extracomment>
            <translation>
                <numerusform>Por ahora, {0} código</numerusform>
                <numerusform>Por ahora, {0} códigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} codes fit</source>
            <extracomment>Of one: 1 code fits</extracomment>
            <translation>
                <numerusform>{0} código encaja</numerusform>
                <numerusform>{0} códigos encajan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} palabra encaja</numerusform>
                <numerusform>{0} palabras encajan</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>{0} starts a new game.</source>
            <translation>{0} empieza una partida nueva.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/wording.py"></location>
            <source>Type a guess.</source>
            <translation>Escriba un intento.</translation>
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
            <translation> y </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} was {1}</source>
            <translation>La fila {0} era {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Row {0} is from another game</source>
            <translation>La fila {0} es de otra partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is an uncommon word</source>
            <translation>Es una palabra poco común</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It is in the lexicon {0}</source>
            <translation>Está en el léxico {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>The game's rule is: {0}</source>
            <translation>La regla del juego es: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>row {0} has {1} {2}</source>
            <translation>la fila {0} tiene {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} in row {1} is {3} at place {2}</source>
            <translation>{0} en la fila {1} es {3} en el lugar {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>It may be that</source>
            <translation>Puede ser que</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Change it so ({0}); it can be undone</source>
            <translation>Cambiarlo así ({0}); se puede deshacer</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReasonNote</name>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Look among all words</source>
            <translation>Buscar entre todas las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Show flagged words</source>
            <translation>Mostrar palabras vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/reason.py"></location>
            <source>Add a word …</source>
            <translation>Añadir una palabra …</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>No lexicon</source>
            <translation>Sin léxico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Without a lexicon there are no suggestions: choose another, {0}.</source>
            <translation>Sin un léxico no hay sugerencias: elija otro, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/shown_advice.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Abriendo el léxico …</translation>
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
            <translation>Sugerencias, {0} de ellas tapadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>Suggestions</source>
            <translation>Sugerencias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/suggestion_list.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Una respuesta más nueva está en camino.</translation>
        </message>
    </context>
    <context>
        <name>PartList</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The clues it can get</source>
            <translation>Las pistas que puede recibir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>it is the secret</source>
            <translation>es el secreto</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Why</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the only word that fits.</source>
            <translation>Es la única palabra que encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Leaves {0} words on average and {1} at worst; tells {2} bits.</source>
            <translation>Deja {0} palabras de media y {1} en el peor caso; aporta {2} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It cannot be the secret: it only rules others out.</source>
            <translation>No puede ser el secreto: solo descarta otras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in 1 of {0} cases.</source>
            <translation>Es el secreto en 1 de {0} casos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>It is the secret in {0} of 100 cases.</source>
            <translation>Es el secreto en {0} de 100 casos.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>{0} clues are possible</source>
            <extracomment>Of one: 1 clue is possible</extracomment>
            <translation>
                <numerusform>{0} pista es posible</numerusform>
                <numerusform>{0} pistas son posibles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Why this guess</source>
            <translation>¿Por qué este intento?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Decision tree …</source>
            <translation>Árbol de decisión …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>The next guesses, clue by clue</source>
            <translation>Los próximos intentos, pista por pista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>Close the reasons</source>
            <translation>Cerrar los motivos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/advice/why.py"></location>
            <source>In a moment …</source>
            <translation>Un momento …</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>A game has at most {0} rows: {1} starts a new one.</source>
            <translation>Una partida tiene como máximo {0} filas: {1} empieza otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{0} letters? Enter begins a game with words as long.</source>
            <translation>¿{0} letras? Intro empieza una partida con palabras así de largas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>This rule counts: type how many are {0}. {1} respells.</source>
            <translation>Esta regla cuenta: escriba cuántas son {0}. {1} vuelve a escribir.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>{1} are in every word that fits: mark them, or Enter again makes the row {2}.</source>
            <extracomment>Of one: {1} is in every word that fits: mark it, or Enter again makes the row {2}.</extracomment>
            <translation>
                <numerusform>{1} está en todas las palabras posibles: márquela, o Intro otra vez deja la fila en {2}.</numerusform>
                <numerusform>{1} están en todas las palabras posibles: márquelas, o Intro otra vez deja la fila en {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>A key was not taken: type its mark; Enter again completes the clue without it.</source>
            <translation>No se aceptó una tecla: escriba su marca; Intro otra vez completa la pista sin ella.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The guess is complete: Enter, or Backspace to change.</source>
            <translation>El intento está completo: Intro, o Retroceso para cambiarlo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>The game is solved: {0} starts a new one.</source>
            <translation>La partida está resuelta: {0} empieza otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no letter of this lexicon: type one of {1} to {2}.</source>
            <translation>{0} no es una letra de este léxico: escriba una de {1} a {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} is no mark: {1}. {2} respells.</source>
            <translation>{0} no es una marca: {1}. {2} vuelve a escribir.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more letters, then Enter.</source>
            <extracomment>Of one: One more letter, then Enter.</extracomment>
            <translation>
                <numerusform>Una letra más y después Intro.</numerusform>
                <numerusform>{0} letras más y después Intro.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>{0} more places to fill, then Enter.</source>
            <extracomment>Of one: One more place to fill, then Enter.</extracomment>
            <translation>
                <numerusform>Falta 1 lugar por llenar; luego, Intro.</numerusform>
                <numerusform>Faltan {0} lugares por llenar; luego, Intro.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardActions</name>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Undo {0}</source>
            <translation>&amp;Deshacer: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_actions.py"></location>
            <source>&amp;Redo {0}</source>
            <translation>&amp;Rehacer: {0}</translation>
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
            <translation>lugar {0} de {1}, fila {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>{0}, set aside</source>
            <translation>{0}, apartada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}</source>
            <translation>Fila {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}: check its clue</source>
            <translation>Fila {0}: revise su pista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Row {0}, set aside</source>
            <translation>Fila {0}, apartada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Respell row {0}</source>
            <translation>Reescribir la fila {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Terminar el intento (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): a number not set is 0</source>
            <translation>Terminar la pista (Intro): un número sin poner es 0</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board_view.py"></location>
            <source>Finish the clue (Enter): what is not marked is {0}</source>
            <translation>Terminar la pista (Intro): lo no marcado es {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, proposed</source>
            <translation>{0}, propuesto</translation>
        </message>
    </context>
    <context>
        <name>GivenLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given</source>
            <translation>dada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>given, place {0} of {1}</source>
            <translation>dada, lugar {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} en el lugar {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>Given: {0}</source>
            <translation>Dadas: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/given_line.py"></location>
            <source>no letter</source>
            <translation>ninguna letra</translation>
        </message>
    </context>
    <context>
        <name>KnownLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known: {0}</source>
            <translation>Lo que se sabe: {0}</translation>
        </message>
    </context>
    <context>
        <name>KnownPanel</name>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known</source>
            <translation>Lo que se sabe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>What is known of each letter</source>
            <translation>Lo que se sabe de cada letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Aún no se sabe nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>The clues contradict each other.</source>
            <translation>Las pistas se contradicen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Letter</source>
            <translation>Letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At least</source>
            <translation>Al menos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>At most</source>
            <translation>Como mucho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Is at</source>
            <translation>Está en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>Not at</source>
            <translation>No está en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>anywhere</source>
            <translation>en cualquier lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/known_line.py"></location>
            <source>any</source>
            <translation>cualquiera</translation>
        </message>
    </context>
    <context>
        <name>PegRow</name>
        <message>
            <location filename="../../app/wmh/ui/board/peg_row.py"></location>
            <source>Colours</source>
            <translation>Colores</translation>
        </message>
    </context>
    <context>
        <name>RowGroup</name>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: empty</source>
            <translation>Fila {0}: vacía</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>Row {0}: {1}</source>
            <translation>Fila {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>set aside</source>
            <translation>apartada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/row_buttons.py"></location>
            <source>not marked yet</source>
            <translation>aún sin marcar</translation>
        </message>
    </context>
    <context>
        <name>RuleLine</name>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Rule: {0}</source>
            <translation>Regla: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>guess {0} of {1}</source>
            <translation>intento {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Any word may be guessed</source>
            <translation>Se puede intentar cualquier palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Hard mode</source>
            <translation>Modo difícil</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>Ultra hard mode</source>
            <translation>Modo muy difícil</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/board/rule_line.py"></location>
            <source>all {1} guesses used</source>
            <extracomment>Of one: the one guess used</extracomment>
            <translation>
                <numerusform>el único intento usado</numerusform>
                <numerusform>los {1} intentos usados</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>Letters {0}: type how many, or click above or below.</source>
            <translation>Letras {0}: escriba cuántas, o haga clic arriba o abajo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>not set yet</source>
            <translation>aún sin poner</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0} cannot be</source>
            <translation>{0} no puede ser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepper.py"></location>
            <source>{0}, row {1}: {2}</source>
            <translation>{0}, fila {1}: {2}</translation>
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
            <translation>Aún no hay ningún intento que copiar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards are in the clipboard.</source>
            <translation>{0} tableros están en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text in the clipboard is no game on several boards. One row of two boards: RAIN ywwg wwgw</source>
            <translation>El texto del portapapeles no es una partida en varios tableros. Una fila de dos tableros: RAIN ywwg wwgw</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Guesses: {1}.</source>
            <translation>{0} tableros. Intentos: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>{0} boards. Not all their words are there.</source>
            <translation>{0} tableros. No están todas sus palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Fill the boards (Enter)</source>
            <translation>Llenar los tableros (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The guesses, in their order</source>
            <translation>Los intentos, en su orden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>Type the words that were guessed, in their order: {0} of {1} letters. Then Enter.</source>
            <translation>Escriba en orden las palabras que se intentaron: {0} de {1} letras. Después, Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They start a game on {0} boards with words of {1} letters.</source>
            <translation>Empiezan una partida en {0} tableros con palabras de {1} letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>They replace what is on the boards; {0} brings it back.</source>
            <translation>Reemplazan lo que hay en los tableros; {0} lo devuelve.</translation>
        </message>
    </context>
    <context>
        <name>BoardsText</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_table.py"></location>
            <source>All boards are solved: {0} starts a new game.</source>
            <translation>Todos los tableros están resueltos: {0} empieza una partida nueva.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}, row {1}: its marks</source>
            <translation>Tablero {0}, fila {1}: sus marcas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0}; the game allows {1}</source>
            <translation>Intento {0}; el juego permite {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Intento {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Spell it again, then Enter; letters that stay keep their marks.</source>
            <translation>Escríbalo de nuevo y después Intro; las letras que siguen conservan sus marcas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Mark with {0}, {1}, {2} or by clicks; Enter goes to the next board.</source>
            <translation>Marque con {0}, {1}, {2} o con clics; Intro va al próximo tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Enter, then mark it board by board.</source>
            <translation>Intro y después márquelo tablero por tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Type a guess for all boards, or take one from the list.</source>
            <translation>Escriba un intento para todos los tableros o tome uno de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>✓ row {0}</source>
            <translation>✓ fila {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solved in row {0}</source>
            <translation>resuelto en la fila {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits</source>
            <translation>ninguna palabra encaja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word fits, check row {0}</source>
            <translation>ninguna palabra encaja, revise la fila {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>no word</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>it is {0}</source>
            <translation>es {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>rank {0}</source>
            <translation>puesto {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} bits</source>
            <translation>{0} bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>score {0}</source>
            <translation>puntuación {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>Board {0}: {1} bits</source>
            <translation>Tablero {0}: {1} bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0}, solves it {1} times in 100</source>
            <translation>{0}, lo resuelve {1} veces de 100</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>solves no board</source>
            <translation>no resuelve ningún tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve board {0}</source>
            <translation>puede resolver el tablero {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>may solve boards {0} and {1}</source>
            <translation>puede resolver los tableros {0} y {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} of {1} guesses measured</source>
            <translation>{0} de {1} intentos medidos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses</source>
            <extracomment>Of one: All solved in 1 guess</extracomment>
            <translation>
                <numerusform>Todos resueltos con {0} intento</numerusform>
                <numerusform>Todos resueltos con {0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>All solved in {0} guesses, {1} allowed</source>
            <extracomment>Of one: All solved in 1 guess, {1} allowed</extracomment>
            <translation>
                <numerusform>Todos resueltos con {0} intento, {1} permitidos</numerusform>
                <numerusform>Todos resueltos con {0} intentos, {1} permitidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>{0} No word fits boards {1} either.</source>
            <extracomment>Of one: {0} No word fits board {1} either.</extracomment>
            <translation>
                <numerusform>{0} Tampoco encaja ninguna palabra en el tablero {1}.</numerusform>
                <numerusform>{0} Tampoco encaja ninguna palabra en los tableros {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/boards_text.py"></location>
            <source>and {0} more guesses</source>
            <extracomment>Of one: and 1 more guess</extracomment>
            <translation>
                <numerusform>y {0} intento más</numerusform>
                <numerusform>y {0} intentos más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BoardsView</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Boards</source>
            <translation>Tableros</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_view.py"></location>
            <source>Board {0}, row {1}, place {2}</source>
            <translation>Tablero {0}, fila {1}, lugar {2}</translation>
        </message>
    </context>
    <context>
        <name>BoardsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Partida nueva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Re&amp;spell row</source>
            <translation>&amp;Reescribir la fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Remove &amp;last row</source>
            <translation>Quitar la ú&amp;ltima fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Co&amp;py with the words</source>
            <translation>Cop&amp;iar con las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Copy as &amp;grid</source>
            <translation>Copiar c&amp;omo cuadrícula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Paste g&amp;ame</source>
            <translation>Peg&amp;ar partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>Several boards</source>
            <translation>Varios tableros</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partida no se puede conservar en {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>GuessRow</name>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>guess {0}, place {1} of {2}</source>
            <translation>intento {0}, lugar {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Guess {0}</source>
            <translation>Intento {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Enter the guess (Enter)</source>
            <translation>Terminar el intento (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/guess_row.py"></location>
            <source>Finish the clue (Enter): what is not marked is white</source>
            <translation>Terminar la pista (Intro): lo no marcado es blanco</translation>
        </message>
    </context>
    <context>
        <name>KindLine</name>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Number of boards</source>
            <translation>Número de tableros</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Length of the words</source>
            <translation>Longitud de las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Guesses allowed</source>
            <translation>Intentos permitidos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>Menu of the game</source>
            <translation>Menú de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} boards</source>
            <translation>{0} tableros</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} letters</source>
            <translation>{0} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0}: another begins a new game</source>
            <translation>{0}: otro empieza una partida nueva</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/boards/kind_line.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>1 intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Classroom</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>Words nominated</source>
            <translation>Palabras propuestas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>leads</source>
            <translation>en cabeza</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/ballot.py"></location>
            <source>not in the lexicon</source>
            <translation>no está en el léxico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_board.py"></location>
            <source>place {0}, row {1}</source>
            <translation>lugar {0}, fila {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>Word to nominate</source>
            <translation>Palabra que proponer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>nominate a word</source>
            <translation>proponer una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}?</source>
            <translation>¿Intentar {0}?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Not found, it was {0}</source>
            <translation>No encontrado, era {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Given up, it was {0}</source>
            <translation>La clase se rindió: era {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0}</source>
            <translation>Intento {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Enter compares the class with the strategies.</source>
            <translation>Intro compara la clase con las estrategias.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Type a word that somebody proposes, then Enter.</source>
            <translation>Escriba una palabra que alguien proponga y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>+ and - count hands, or type the number. Enter guesses the leading word.</source>
            <translation>+ y - cuentan manos, o escriba el número. Intro intenta la palabra en cabeza.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words lead with {1} each: Enter guesses this one, Space draws lots.</source>
            <translation>{0} palabras van en cabeza con {1} cada una: Intro intenta esta, Espacio lo echa a suertes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It does not lead. Enter guesses it, Esc does not.</source>
            <translation>No va en cabeza. Intro la intenta; Esc, no.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>It has {0}. Enter guesses it, Esc does not.</source>
            <translation>Tiene {0}. Intro la intenta; Esc, no.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>How many words are left?</source>
            <translation>¿Cuántas palabras quedan?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} is not in the lexicon {1}. It can be guessed all the same.</source>
            <translation>{0} no está en el léxico {1}. Se puede intentar de todos modos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>This word is offensive. Enter again nominates it.</source>
            <translation>Esta palabra es ofensiva. Otra vez Intro la propone.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>No word is nominated yet: type one, then Enter.</source>
            <translation>Aún no hay ninguna palabra propuesta: escriba una y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The lot fell on {0}. Enter guesses it, Esc does not.</source>
            <translation>La suerte eligió {0}. Intro la intenta; Esc, no.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class</source>
            <translation>La clase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class did not find the word</source>
            <translation>La clase no encontró la palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that found it: {0} of {1}.</source>
            <translation>Estrategias que la encontraron: {0} de {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that needed fewer: {0}, as many: {1}, more: {2}.</source>
            <translation>Estrategias que necesitaron menos: {0}; los mismos: {1}; más: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>not found</source>
            <translation>no encontrado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Strategies that need the compiled kernels (numba) are left out.</source>
            <translation>Las estrategias que necesitan los núcleos compilados (numba) se omiten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} left</source>
            <translation>quedan {0}</translation>
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
            <translation>encontrado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Intento {0} de {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>Found with {0} guesses: {1}</source>
            <extracomment>Of one: Found with the first guess: {1}</extracomment>
            <translation>
                <numerusform>Encontrado con el primer intento: {1}</numerusform>
                <numerusform>Encontrado con {0} intentos: {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} hands</source>
            <extracomment>Of one: 1 hand</extracomment>
            <translation>
                <numerusform>{0} mano</numerusform>
                <numerusform>{0} manos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words are left</source>
            <extracomment>Of one: 1 word is left</extracomment>
            <translation>
                <numerusform>Queda {0} palabra</numerusform>
                <numerusform>Quedan {0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>The class took {0} guesses</source>
            <extracomment>Of one: The class took 1 guess</extracomment>
            <translation>
                <numerusform>La clase necesitó {0} intento</numerusform>
                <numerusform>La clase necesitó {0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>All guesses, from {0} words</source>
            <extracomment>Of one: All guesses, from 1 word</extracomment>
            <translation>
                <numerusform>Todos los intentos, desde {0} palabra</numerusform>
                <numerusform>Todos los intentos, desde {0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/class_text.py"></location>
            <source>{0} words were possible, {1} after it; {2} were to be expected.</source>
            <extracomment>Of one: One word was possible before this guess.</extracomment>
            <translation>
                <numerusform>Antes de este intento era posible una palabra.</numerusform>
                <numerusform>Eran posibles {0} palabras, {1} después; se esperaban {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/runs_view.py"></location>
            <source>The class and the strategies</source>
            <translation>La clase y las estrategias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Guess before</source>
            <translation>Intento anterior</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Next guess</source>
            <translation>Intento siguiente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave</source>
            <translation>Palabras que se esperaba que dejara un intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>No guess has been looked at yet.</source>
            <translation>Aún no se ha mirado ningún intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/turns_view.py"></location>
            <source>Words a guess was expected to leave:</source>
            <translation>Palabras que se esperaba que dejara un intento:</translation>
        </message>
    </context>
    <context>
        <name>ClassPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>&amp;Compare with the strategies</source>
            <translation>&amp;Comparar con las estrategias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/class_page.py"></location>
            <source>{0} hides another secret. {1} takes the last step back.</source>
            <translation>{0} esconde otro secreto. {1} anula el último paso.</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Side by side</source>
            <translation>&amp;Lado a lado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>What was &amp;expected</source>
            <translation>Lo que se &amp;esperaba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The strategies play …</source>
            <translation>Las estrategias juegan …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Esc shows the board. {0} turns the page.</source>
            <translation>Esc muestra el tablero. {0} cambia de página.</translation>
        </message>
    </context>
    <context>
        <name>ClassroomWindow</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>A new game replaces the one with the word list {0}.</source>
            <translation>Una partida nueva reemplaza la de la lista de palabras {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>Play with a class</source>
            <translation>Jugar con una clase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Menu</source>
            <translation>&amp;Menú</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game of the class is kept in the lexicon {0}: open that one to go on.</source>
            <translation>La partida de la clase está guardada en el léxico {0}: ábralo para seguir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partida no se puede conservar en {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Partida nueva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>How many words are &amp;left?</source>
            <translation>¿Cuántas palabras &amp;quedan?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Draw lots</source>
            <translation>Echar a &amp;suertes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Give up</source>
            <translation>Rend&amp;irse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Present</source>
            <translation>Presen&amp;tar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/classroom_window.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
    </context>
    <context>
        <name>SecretPage</name>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The class guesses, you keep the secret.</source>
            <translation>La clase adivina, usted guarda el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret, typed unseen</source>
            <translation>El secreto, escrito sin que se vea</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Show</source>
            <translation>Mos&amp;trar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>The secret is seen while this is held down</source>
            <translation>El secreto se ve mientras esto se mantiene pulsado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Length of the word to draw</source>
            <translation>Longitud de la palabra que sortear</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Sortear una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word that nobody sees</source>
            <translation>Una palabra que nadie ve</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule of the game</source>
            <translation>Regla de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>no limit</source>
            <translation>sin límite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Empezar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Esc goes back to the game.</source>
            <translation>Esc vuelve a la partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Secret</source>
            <translation>Secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>or</source>
            <translation>o</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Rows</source>
            <translation>Filas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Aún no hay un léxico abierto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>A word of the lexicon {0}.</source>
            <translation>Una palabra del léxico {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>This word is offensive.</source>
            <translation>Esta palabra es ofensiva.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>Press Enter again to begin all the same.</source>
            <translation>Pulse Intro otra vez para empezar de todos modos.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/classroom/secret_page.py"></location>
            <source>{0} letters, in the lexicon {1}.</source>
            <extracomment>Of one: 1 letter, in the lexicon {1}.</extracomment>
            <translation>
                <numerusform>{0} letra, en el léxico {1}.</numerusform>
                <numerusform>{0} letras, en el léxico {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <location filename="../../app/wmh/ui/frame/compact.py"></location>
            <source>F10 or a right click opens the menu.</source>
            <translation>F10 o un clic derecho abre el menú.</translation>
        </message>
    </context>
    <context>
        <name>Presentation</name>
        <message>
            <location filename="../../app/wmh/ui/frame/presenting.py"></location>
            <source>This screen has no room for anything larger.</source>
            <translation>En esta pantalla no cabe nada más grande.</translation>
        </message>
    </context>
    <context>
        <name>OnTop</name>
        <message>
            <location filename="../../app/wmh/ui/frame/title_bar.py"></location>
            <source>This system lets no window put itself on top: choose Always on Top in the menu of the title bar.</source>
            <translation>Este sistema no deja que una ventana se ponga encima por sí misma: elija «Siempre encima» en el menú de la barra de título.</translation>
        </message>
    </context>
    <context>
        <name>Openers</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Space in an empty row or a click takes it.</source>
            <translation>Espacio en una fila vacía o un clic la toma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Your usual first guess: {0}</source>
            <translation>Su primer intento habitual: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Recommended first guess: {0}</source>
            <translation>Primer intento recomendado: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Then {0}, as in the last games</source>
            <translation>Luego {0}, como en las últimas partidas</translation>
        </message>
    </context>
    <context>
        <name>AfterGame</name>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>New game</source>
            <translation>Partida nueva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/below_list.py"></location>
            <source>Review</source>
            <translation>Repaso</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} boards at once</source>
            <translation>{0} tableros a la vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>any number of guesses</source>
            <translation>cualquier número de intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} guesses</source>
            <translation>{0} intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the first letter is shown</source>
            <translation>se muestra la primera letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the letters at these places are shown: {0}</source>
            <translation>se muestran las letras de estos lugares: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>counts {0}</source>
            <translation>cuenta {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>lexicon {0}</source>
            <translation>léxico {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>begins with {0}</source>
            <translation>empieza con {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>chosen for it: {0} of 100, {1} guesses</source>
            <translation>lo elegido: {0} de 100, {1} intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>the paper's list: {0} of 100, {1} guesses</source>
            <translation>la lista del artículo: {0} de 100, {1} intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>most information: {0} of 100, {1} guesses</source>
            <translation>más información: {0} de 100, {1} intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games, measured on {2}:</source>
            <translation>Resueltas en {0}, de {1} partidas, medido el {2}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Solved within {0}, in {1} games with the words of {3}, measured on {2}:</source>
            <translation>Resueltas en {0}, de {1} partidas con las palabras de {3}, medido el {2}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} pegs</source>
            <translation>{0} clavijas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} places</source>
            <translation>{0} lugares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} letters</source>
            <translation>palabras de {0} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>words of {0} to {1} letters</source>
            <translation>palabras de {0} a {1} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0} with the key {1}</source>
            <translation>{0} con la tecla {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Marks: {0}</source>
            <translation>Marcas: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameChooser</name>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Choose a game</source>
            <translation>Elegir un juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Which game do you play?</source>
            <translation>¿A qué juego juega?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Name of the game</source>
            <translation>Nombre del juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No game has this in its name.</source>
            <translation>Ningún juego tiene esto en su nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Enter begins it. Your own games: files in {0}</source>
            <translation>Intro lo empieza. Sus propios juegos: archivos en {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Copy {0} to {1}, and it stands in this list.</source>
            <translation>Copie {0} en {1} y aparecerá en esta lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>No particular game</source>
            <translation>Ningún juego en particular</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: no se puede usar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Words:</source>
            <translation>Palabras:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>The board goes on as it is, and marks are called {0}, {1} and {2}.</source>
            <translation>El tablero sigue como está, y las marcas se llaman {0}, {1} y {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/chooser.py"></location>
            <source>Language of the words</source>
            <translation>Idioma de las palabras</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}.</source>
            <translation>Resuelve {0} de 100 en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Solves {0} of 100 in {1}; most information {2}.</source>
            <translation>Resuelve {0} de 100 en {1}; más información, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_cards.py"></location>
            <source>Needs the word list {0}, which is not installed.</source>
            <translation>Necesita la lista de palabras {0}, que no está instalada.</translation>
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
            <translation>{0} se juega con la lista de palabras {1}, que no está instalada: estas son palabras de {2}. Añada una lista de {1} o elija una que ya tenga en el menú de listas de palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/game/game_choice.py"></location>
            <source>Add a word list …</source>
            <translation>Añadir una lista de palabras …</translation>
        </message>
    </context>
    <context>
        <name>GameInHand</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>{0}, changed</source>
            <translation>{0}, cambiado</translation>
        </message>
    </context>
    <context>
        <name>Diary</name>
        <message>
            <location filename="../../app/wmh/ui/game/game_in_hand.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>La partida no se puede registrar en {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>Lanes</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runners</source>
            <translation>Corredores</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Nobody found a secret.</source>
            <translation>Nadie encontró ningún secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>First: {0}, with {1} guesses on average.</source>
            <translation>Primero: {0}, con {1} intentos de media.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Runner</source>
            <translation>Corredor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Words left</source>
            <translation>Palabras que quedan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Won</source>
            <translation>Ganadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Lost</source>
            <translation>Perdidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Mean</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>Guesses for this secret</source>
            <translation>Intentos para este secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>You</source>
            <translation>Yo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_lanes.py"></location>
            <source>found</source>
            <translation>encontrado</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secrets</source>
            <translation>Secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>How many words are drawn; or the words themselves</source>
            <translation>Cuántas palabras se sortean; o las palabras mismas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>and &amp;me</source>
            <translation>y &amp;yo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your guess</source>
            <translation>Mi intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>your guess</source>
            <translation>mi intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Rendirse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>&amp;Secrets</source>
            <translation>&amp;Secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>A race is under way: let it end, or stop it, first.</source>
            <translation>Hay una carrera en curso: deje primero que termine o deténgala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stopped.</source>
            <translation>Detenida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>They are off …</source>
            <translation>Han salido …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Nobody runs: choose a strategy, or yourself.</source>
            <translation>Nadie corre: elija una estrategia, o corra usted.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Type how many words are to be drawn, 1 to {0}, or words.</source>
            <translation>Escriba cuántas palabras se sortean, de 1 a {0}, o palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Secreto {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Start</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Race with words of {0} letters</source>
            <translation>Carrera con palabras de {0} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Shown: {0}.</source>
            <translation>Se muestra: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>Your turn: type a word, then Enter.</source>
            <translation>Su turno: escriba una palabra y después Intro.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/race_panel.py"></location>
            <source>{0} strategies</source>
            <extracomment>Of one: 1 strategy</extracomment>
            <translation>
                <numerusform>{0} estrategia</numerusform>
                <numerusform>{0} estrategias</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill {0} of 100</source>
            <translation>Destreza {0} de 100</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>luck {0} guesses</source>
            <translation>suerte {0} intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Repasando …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could have been the secret.</source>
            <translation>Podía ser el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It was none of the words that could be the secret.</source>
            <translation>No era ninguna de las palabras que podían ser el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>No word was left that fits the clues.</source>
            <translation>No quedaba ninguna palabra que encaje con las pistas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end.</source>
            <translation>Mejor elección: {0}, {1} intentos de media hasta el final.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Best choice: {0}, {1} guesses on average to the end; yours: {2}.</source>
            <translation>Mejor elección: {0}, {1} intentos de media hasta el final; la suya: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed {0} {3} at place {1}: not kept.</source>
            <translation>La fila {2} mostró {0} {3} en el lugar {1}: no se mantuvo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is in it: not used.</source>
            <translation>La fila {2} mostró que {0} está: no se usó.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that {0} is not at place {1}: used there again.</source>
            <translation>La fila {2} mostró que {0} no está en el lugar {1}: se usó ahí otra vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Row {2} showed that there is no further {0}: used all the same.</source>
            <translation>La fila {2} mostró que no hay más {0}: se usó de todos modos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Solved</source>
            <translation>Resuelto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not rated</source>
            <translation>sin valorar</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>It could not be the secret: the clues of rows {0} said so.</source>
            <extracomment>Of one: It could not be the secret: the clue of row {0} said so.</extracomment>
            <translation>
                <numerusform>No podía ser el secreto: lo decía la pista de la fila {0}.</numerusform>
                <numerusform>No podía ser el secreto: lo decían las pistas de las filas {0}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Review of the game</source>
            <translation>Repaso de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guesses</source>
            <translation>Intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>What strategies would have guessed</source>
            <translation>Lo que habrían intentado las estrategias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>&amp;Save report …</source>
            <translation>&amp;Guardar el informe …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>A page (HTML) to keep or to print</source>
            <translation>Una página (HTML) para guardar o imprimir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Page (*.html)</source>
            <translation>Página (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Progress of the review</source>
            <translation>Progreso del repaso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Offensive words are not counted: no game hides them.</source>
            <translation>Las palabras ofensivas no se cuentan: ningún juego las esconde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Looking back …</source>
            <translation>Repasando …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess</source>
            <translation>Intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits told</source>
            <translation>Bits aportados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>expected</source>
            <translation>esperados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Luck</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Skill</source>
            <translation>Destreza</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Strategy</source>
            <translation>Estrategia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Guess here</source>
            <translation>Intento aquí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>Words left</source>
            <translation>Quedan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>All its guesses</source>
            <translation>Todos sus intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/review_panel.py"></location>
            <source>not found</source>
            <translation>no encontrado</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Length of the words</source>
            <translation>Longitud de las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Who guessed</source>
            <translation>Quién adivinó</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The last games</source>
            <translation>Las últimas partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Enter or a double click reviews a game.</source>
            <translation>Intro o un doble clic repasa una partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Save as &amp;CSV …</source>
            <translation>Guardar como &amp;CSV …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>A table of these games, a row each, for a spreadsheet</source>
            <translation>Una tabla de estas partidas, una fila cada una, para una hoja de cálculo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Table (*.csv)</source>
            <translation>Tabla (*.csv)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all lengths</source>
            <translation>todas las longitudes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>The record {0} cannot be read: {1}.</source>
            <translation>El registro {0} no se puede leer: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: lost after {1}</source>
            <translation>{0}: perdida tras {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}: {1} in {2}</source>
            <translation>{0}: {1} en {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>won</source>
            <translation>ganadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>mean guesses</source>
            <translation>intentos de media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>median time</source>
            <translation>tiempo mediano</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>streak</source>
            <translation>racha</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>longest</source>
            <translation>la más larga</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>all games</source>
            <translation>todas las partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>I guessed</source>
            <translation>adiviné yo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>the program guessed</source>
            <translation>adivinó el programa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>it played by itself</source>
            <translation>jugó solo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>with the helper</source>
            <translation>con el ayudante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>No games yet</source>
            <translation>Aún no hay partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0}, {1} won</source>
            <translation>{0}, {1} ganadas</translation>
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
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>1 intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} lines of the record are damaged and left out.</source>
            <extracomment>Of one: 1 line of the record is damaged and left out.</extracomment>
            <translation>
                <numerusform>{0} línea del registro está dañada y se omite.</numerusform>
                <numerusform>{0} líneas del registro están dañadas y se omiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games are of a newer version of this program.</source>
            <extracomment>Of one: 1 game is of a newer version of this program.</extracomment>
            <translation>
                <numerusform>{0} partida es de una versión más reciente de este programa.</numerusform>
                <numerusform>{0} partidas son de una versión más reciente de este programa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} partida</numerusform>
                <numerusform>{0} partidas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Distribution</name>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>Games by the guesses they took</source>
            <translation>Partidas según los intentos que llevaron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/statistics_panel.py"></location>
            <source>lost</source>
            <translation>perdidas</translation>
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
            <translation>Ajustes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Games and record</source>
            <translation>Partidas y registro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Your lexica</source>
            <translation>Sus léxicos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>What can be computed again</source>
            <translation>Lo que se puede calcular de nuevo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Log</source>
            <translation>Registro de errores</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Licences of the words</source>
            <translation>Licencias de las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>About</source>
            <translation>Acerca de</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Word Mastermind Helper</source>
            <translation>Word Mastermind Helper</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Version {0}, under the MIT licence</source>
            <translation>Versión {0}, con la licencia MIT</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Suggests the next guess in games that hide a word, after the helper of Bahinting and others (2013).</source>
            <translation>Sugiere el próximo intento en juegos que esconden una palabra, según el ayudante de Bahinting y otros (2013).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>&amp;Copy for a report</source>
            <translation>&amp;Copiar para un informe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Versions, system and lexicon, as text</source>
            <translation>Versiones, sistema y léxico, como texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>It is in the clipboard.</source>
            <translation>Está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>English: SCOWL, and UKACD as far as SCOWL holds it.</source>
            <translation>Inglés: SCOWL, y UKACD en lo que SCOWL contiene de él.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Made with</source>
            <translation>Hecho con</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>not installed</source>
            <translation>no instalado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Where it keeps its files</source>
            <translation>Dónde guarda sus archivos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Open the folder: {0}</source>
            <translation>Abrir la carpeta: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/about_window.py"></location>
            <source>Nothing is there yet.</source>
            <translation>Aún no hay nada ahí.</translation>
        </message>
    </context>
    <context>
        <name>FirstSteps</name>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Got it</source>
            <translation>Entendido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Put the first steps away</source>
            <translation>Guardar los primeros pasos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the guess of your game, then Enter.</source>
            <translation>Escriba el intento de su juego y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Type the numbers your game gives, then Enter.</source>
            <translation>Escriba los números que da su juego y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Mark it with {0} {1} {2} or clicks, then Enter.</source>
            <translation>Márquelo con {0} {1} {2} o clics y después Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/first_steps.py"></location>
            <source>Below is what still fits, best first.</source>
            <translation>Abajo está lo que aún encaja, lo mejor primero.</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Guide</source>
            <translation>Guía</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>&amp;Contents</source>
            <translation>&amp;Contenido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Search this page</source>
            <translation>Buscar en esta página</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>The guide is in English.</source>
            <translation>La guía está en inglés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} is not installed here; it stands in the checkout.</source>
            <translation>{0} no está instalado aquí; está con las fuentes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>{0} does not stand on this page.</source>
            <translation>{0} no está en esta página.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/guide_window.py"></location>
            <source>Page</source>
            <translation>Página</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search for a key or what it does</source>
            <translation>Buscar una tecla o lo que hace</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Search the keys</source>
            <translation>Buscar en las teclas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>No key does that.</source>
            <translation>Ninguna tecla hace eso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>On the board and in the list</source>
            <translation>En el tablero y en la lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/help/keys_window.py"></location>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
    </context>
    <context>
        <name>CodePanel</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>No code belongs to this step.</source>
            <translation>A este paso no le corresponde ningún código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>Code, line {0} of {1}: {2}</source>
            <translation>Código, línea {0} de {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/code_panel.py"></location>
            <source>{0} in {1}</source>
            <translation>{0} en {1}</translation>
        </message>
    </context>
    <context>
        <name>LessonsWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Ne&amp;xt stop</source>
            <translation>Siguiente pa&amp;rada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Stop &amp;before</source>
            <translation>Parada an&amp;terior</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step &amp;forward</source>
            <translation>Un paso ade&amp;lante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>One step bac&amp;k</source>
            <translation>Un paso a&amp;trás</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next word foun&amp;d</source>
            <translation>Siguiente palabra ha&amp;llada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Next edge ref&amp;used</source>
            <translation>Siguiente arista rec&amp;hazada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Play or pause</source>
            <translation>&amp;Reproducir o pausar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>First &amp;step</source>
            <translation>&amp;Primer paso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>L&amp;ast step</source>
            <translation>Ú&amp;ltimo paso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fas&amp;ter</source>
            <translation>Más rápi&amp;do</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slo&amp;wer</source>
            <translation>Más le&amp;nto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>P&amp;resent</source>
            <translation>Pre&amp;sentar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Notes</source>
            <translation>N&amp;otas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Cod&amp;e</source>
            <translation>Códi&amp;go</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pre&amp;dict …</source>
            <translation>Pre&amp;decir …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Followed or refused&amp;?</source>
            <translation>¿Seguida o rechazada&amp;?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Your words</source>
            <translation>&amp;Sus palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Larger</source>
            <translation>&amp;Más grande</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>S&amp;maller</source>
            <translation>Más pe&amp;queño</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Usual size</source>
            <translation>Tamaño &amp;usual</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Whole drawing</source>
            <translation>Dibujo &amp;completo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Open a file …</source>
            <translation>Abrir un archi&amp;vo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Sa&amp;ve as …</source>
            <translation>&amp;Guardar como …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>All l&amp;essons</source>
            <translation>Todas las l&amp;ecciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>An empty board</source>
            <translation>Un tablero vacío</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>The board: {0}</source>
            <translation>El tablero: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Rows not marked in full are left out.</source>
            <translation>Las filas no marcadas del todo se omiten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Flagged words that fit are not among these.</source>
            <translation>Las palabras vetadas que encajan no están entre estas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Files are being written: wait for their end, or stop it, first.</source>
            <translation>Se están escribiendo archivos: espere primero a que acabe o deténgalo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lesson: {0}</source>
            <translation>Lección: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>Lessons</source>
            <translation>Lecciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>The walk of this lesson has no further one.</source>
            <translation>El recorrido de esta lección no tiene más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lessons_window.py"></location>
            <source>No question stands here: go on to one first.</source>
            <translation>Aquí no hay ninguna pregunta: avance hasta una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/jobs.py"></location>
            <source>Without a lexicon no lesson can be made. Open one.</source>
            <translation>Sin un léxico no se puede preparar ninguna lección. Abra uno.</translation>
        </message>
    </context>
    <context>
        <name>LessonControls</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Slow</source>
            <translation>Lento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Fast</source>
            <translation>Rápido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Play</source>
            <translation>Reproducir</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/controls.py"></location>
            <source>Speed: {0} seconds for a step</source>
            <extracomment>Of one: Speed: 1 second for a step</extracomment>
            <translation>
                <numerusform>Ritmo: {0} segundo por paso</numerusform>
                <numerusform>Ritmo: {0} segundos por paso</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonExports</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Stop writing</source>
            <translation>Dejar de escribir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/export_strip.py"></location>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>E&amp;xport</source>
            <translation>E&amp;xportar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Copy the picture</source>
            <translation>&amp;Copiar la imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;This picture …</source>
            <translation>&amp;Esta imagen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as &amp;pictures …</source>
            <translation>Todos los pasos como &amp;imágenes …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>All steps as a P&amp;DF …</source>
            <translation>Todos los pasos como P&amp;DF …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Handout …</source>
            <translation>&amp;Hoja de trabajo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Answer sheet …</source>
            <translation>Hoja de &amp;respuestas …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pixels</source>
            <translation>{0} píxeles</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>&amp;Width of pictures</source>
            <translation>&amp;Ancho de las imágenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Letter</source>
            <translation>Carta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Pap&amp;er</source>
            <translation>&amp;Papel</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>The picture is in the clipboard.</source>
            <translation>La imagen está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save this picture</source>
            <translation>Guardar esta imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Picture (*.png)</source>
            <translation>Imagen (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Dibujo (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Page (*.pdf)</source>
            <translation>Página (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save all steps</source>
            <translation>Guardar todos los pasos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the handout</source>
            <translation>Guardar la hoja de trabajo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Save the answer sheet</source>
            <translation>Guardar la hoja de respuestas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Choose a folder for the pictures</source>
            <translation>Elegir una carpeta para las imágenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Pages (*.pdf)</source>
            <translation>Páginas (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Writing …</source>
            <translation>Escribiendo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Stopped.</source>
            <translation>Detenido.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>Saved in {0}.</source>
            <translation>Guardado en {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/exporting/exports.py"></location>
            <source>{0} pictures are in {1}.</source>
            <extracomment>Of one: 1 picture is in {1}.</extracomment>
            <translation>
                <numerusform>{0} imagen está en {1}.</numerusform>
                <numerusform>{0} imágenes están en {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonChooser</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a file …</source>
            <translation>Abrir un archivo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Your own lessons: files in {0}</source>
            <translation>Sus propias lecciones: archivos en {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made … {0}</source>
            <translation>Se prepara la lección … {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>The lesson is being made …</source>
            <translation>Se prepara la lección …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>{0}: not usable</source>
            <translation>{0}: no se puede usar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons</source>
            <translation>Lecciones</translation>
        </message>
    </context>
    <context>
        <name>LessonFiles</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Open a lesson</source>
            <translation>Abrir una lección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Save the lesson</source>
            <translation>Guardar la lección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Lessons (*.toml)</source>
            <translation>Lecciones (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_chooser.py"></location>
            <source>Saved in {0}.</source>
            <translation>Guardado en {0}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} Judged so far: {1}, right: {2}.</source>
            <translation>{0} Juzgadas hasta ahora: {1}, bien: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1} and goes in step {2}.</source>
            <translation>{0} Llega en el paso {1} y se va en el paso {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_page.py"></location>
            <source>{0} It comes in step {1}.</source>
            <translation>{0} Llega en el paso {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Question: {0}</source>
            <translation>Pregunta: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>Answer: {0}</source>
            <translation>Respuesta: {0}</translation>
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
            <translation>Sus palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Now</source>
            <translation>Ahora</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Next</source>
            <translation>Después</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Question to come</source>
            <translation>Próxima pregunta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Answer</source>
            <translation>Respuesta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/notes.py"></location>
            <source>Notes for the teacher</source>
            <translation>Notas para el docente</translation>
        </message>
    </context>
    <context>
        <name>PredictionBox</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/prediction_box.py"></location>
            <source>A prediction, then Enter</source>
            <translation>Una predicción, luego Intro</translation>
        </message>
    </context>
    <context>
        <name>StageBar</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/stage_bar.py"></location>
            <source>Stage {0} of {1}: {2}</source>
            <translation>Etapa {0} de {1}: {2}</translation>
        </message>
    </context>
    <context>
        <name>WordsPage</name>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>Rule of the game</source>
            <translation>Regla del juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/clue_row.py"></location>
            <source>place {0} of {1}</source>
            <translation>lugar {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words drawn</source>
            <translation>Las palabras dibujadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Type or paste words</source>
            <translation>Escriba o pegue palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Clue, such as rain:ywwg</source>
            <translation>Pista, como rain:ywwg</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>From the &amp;board</source>
            <translation>Del &amp;tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>As a &amp;lesson</source>
            <translation>Como &amp;lección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Guardar como …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Words of last &amp;time</source>
            <translation>Palabras de la última &amp;vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Not drawn: {0}. Enter again draws them.</source>
            <translation>No dibujadas: {0}. Otra vez Intro las dibuja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} brings back the words of last time.</source>
            <translation>{0} recupera las palabras de la última vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>No word fits the board: there is none to take.</source>
            <translation>Ninguna palabra encaja con el tablero: no hay ninguna que tomar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>The words cannot be kept in {0}: {1}.</source>
            <translation>Las palabras no se pueden guardar en {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>There is no word yet: type one first.</source>
            <translation>Aún no hay ninguna palabra: escriba una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;trie</source>
            <translation>Mostrar el &amp;trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Show the &amp;DAWG</source>
            <translation>Mostrar el &amp;DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>Our words</source>
            <translation>Nuestras palabras</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_page.py"></location>
            <source>{0} of the words of last time are offensive. {1} again draws them.</source>
            <extracomment>Of one: 1 of the words of last time is offensive. {1} again draws it.</extracomment>
            <translation>
                <numerusform>{0} de las palabras de la última vez es ofensiva. Otra vez {1} la dibuja.</numerusform>
                <numerusform>{0} de las palabras de la última vez son ofensivas. Otra vez {1} las dibuja.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>{0} offensive words are not drawn. Enter again draws them.</source>
            <extracomment>Of one: 1 offensive word is not drawn. Enter again draws it.</extracomment>
            <translation>
                <numerusform>{0} palabra ofensiva no está dibujada. Otra vez Intro la dibuja.</numerusform>
                <numerusform>{0} palabras ofensivas no están dibujadas. Otra vez Intro las dibuja.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Asking</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Dejarlo así (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove it</source>
            <translation>Quitarlo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Remove {0} with the words added to it by hand? It cannot be brought back.</source>
            <translation>¿Quitar {0} con las palabras añadidas a mano? No se puede recuperar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>New name</source>
            <translation>Nombre nuevo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Rename</source>
            <translation>Cambiar el nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>A new name for {0}</source>
            <translation>Un nombre nuevo para {0}</translation>
        </message>
    </context>
    <context>
        <name>LengthChart</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words of each length</source>
            <translation>Palabras de cada longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Words by their number of letters</source>
            <translation>Palabras por su número de letras</translation>
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
            <translation>&amp;Palabras a mano …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Re&amp;name …</source>
            <translation>Cambiar el &amp;nombre …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Build again</source>
            <translation>&amp;Construir de nuevo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Remove …</source>
            <translation>&amp;Quitar …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>In use</source>
            <translation>En uso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Usarlo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>By hand</source>
            <translation>A mano</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Came with the program, and stays</source>
            <translation>Vino con el programa, y se queda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_page.py"></location>
            <source>Kept</source>
            <translation>Guardado en</translation>
        </message>
    </context>
    <context>
        <name>Lexica</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>cannot be used</source>
            <translation>no se puede usar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0}, built in</source>
            <translation>{0}, incluido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} letters</source>
            <translation>{0} de {1} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} of {1} to {2} letters</source>
            <translation>{0} de {1} a {2} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Alphabet</source>
            <translation>Alfabeto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>How built</source>
            <translation>Cómo se construyó</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Source</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>Licence</source>
            <translation>Licencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes, {1} % less than the words as text</source>
            <translation>{0} bytes, {1} % menos que las palabras como texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} bytes; the words as text are smaller, {1}</source>
            <translation>{0} bytes; las palabras como texto ocupan menos, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} added</source>
            <translation>{0} añadidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} left out</source>
            <translation>{0} omitidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} flagged</source>
            <translation>{0} vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} no longer flagged</source>
            <translation>{0} ya no vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>a to z</source>
            <translation>a hasta z</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters: {1}</source>
            <translation>{0} letras: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} nodes of a trie, merged into {1} states with {2} edges</source>
            <translation>{0} nodos de un trie, unidos en {1} estados con {2} aristas</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/lexica/facts_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HandPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words to add, leave out or flag</source>
            <translation>Palabras que añadir, omitir o vetar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>words, parted by spaces</source>
            <translation>palabras, separadas por espacios</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words changed by hand</source>
            <translation>Palabras cambiadas a mano</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Take back (Del)</source>
            <translation>&amp;Deshacer (Supr)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Bac&amp;k to the facts</source>
            <translation>Vo&amp;lver a los datos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Words by hand: {0}</source>
            <translation>Palabras a mano: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Nothing was changed by hand. A new version of the lexicon keeps the changes.</source>
            <translation>No se cambió nada a mano. Una versión nueva del léxico conserva los cambios.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Done.</source>
            <translation>Hecho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Type the words first.</source>
            <translation>Escriba primero las palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>A moment …</source>
            <translation>Un momento …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>&amp;Add</source>
            <translation>&amp;Añadir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words from now on</source>
            <translation>El léxico conoce estas palabras desde ahora</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Leave &amp;out</source>
            <translation>&amp;Omitir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>The lexicon knows these words no longer</source>
            <translation>El léxico ya no conoce estas palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>F&amp;lag</source>
            <translation>&amp;Vetar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Known, but suggested only where flagged words are wanted</source>
            <translation>Conocidas, pero sugeridas solo donde se quieren palabras vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Unfla&amp;g</source>
            <translation>&amp;Permitir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>Suggested as any other word</source>
            <translation>Sugeridas como cualquier otra palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: added</source>
            <translation>{0}: añadida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: left out</source>
            <translation>{0}: omitida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: flagged</source>
            <translation>{0}: vetada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_page.py"></location>
            <source>{0}: no longer flagged</source>
            <translation>{0}: ya no vetada</translation>
        </message>
    </context>
    <context>
        <name>FileLine</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose …</source>
            <translation>Elegir …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Choose: {0}</source>
            <translation>Elegir: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Word lists (*.txt *.tsv *.csv *.dic *.lst)</source>
            <translation>Listas de palabras (*.txt *.tsv *.csv *.dic *.lst)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
    </context>
    <context>
        <name>ImportForm</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Dictionary of this system</source>
            <translation>Diccionario de este sistema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Capitals</source>
            <translation>Mayúsculas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Accents</source>
            <translation>Acentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Numbers</source>
            <translation>Números</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Double letters</source>
            <translation>Letras dobles</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>such as ch, ll: each counts as one letter</source>
            <translation>como ch, ll: cada una cuenta como una letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Answers</source>
            <translation>Soluciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>a second list: only its words are secrets</source>
            <translation>una segunda lista: solo sus palabras son secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Source</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>Licence</source>
            <translation>Licencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>none, but the file above</source>
            <translation>ninguno, sino el archivo de arriba</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>made small: Haus is a word, too</source>
            <translation>se hacen minúsculas: Haus también es una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>left out: they are names</source>
            <translation>se omiten: son nombres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>kept: é is another letter than e</source>
            <translation>se mantienen: é es otra letra que e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>taken off: é becomes e</source>
            <translation>se quitan: é pasa a ser e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>beside words: understood by themselves</source>
            <translation>junto a las palabras: se entienden solos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are tiers: small ones for common words</source>
            <translation>son niveles: pequeños para palabras comunes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are counts: large ones for common words</source>
            <translation>son frecuencias: grandes para palabras comunes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_form.py"></location>
            <source>are passed over</source>
            <translation>se pasan por alto</translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Import a list of words</source>
            <translation>Importar una lista de palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>File with the words</source>
            <translation>Archivo con las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>a text file with one word a line; or drop it here</source>
            <translation>un archivo de texto con una palabra por línea; o suéltelo aquí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>I&amp;mport</source>
            <translation>I&amp;mportar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Dejarlo así (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Its first words will be shown here.</source>
            <translation>Aquí se mostrarán sus primeras palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>There is no file {0}: choose a text file.</source>
            <translation>No hay ningún archivo {0}: elija un archivo de texto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Read as {0}. First words: {1}</source>
            <translation>Leído como {0}. Primeras palabras: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_page.py"></location>
            <source>Left out, such as: {0}</source>
            <translation>Omitidas, como: {0}</translation>
        </message>
    </context>
    <context>
        <name>Importing</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>{0} cannot be started: install the program again.</source>
            <translation>{0} no se puede iniciar: instale el programa de nuevo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off ({0}): try again, or import fewer words.</source>
            <translation>La importación se interrumpió ({0}): inténtelo de nuevo o importe menos palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_process.py"></location>
            <source>The import broke off with code {0}: try again, or import fewer words.</source>
            <translation>La importación se interrumpió con el código {0}: inténtelo de nuevo o importe menos palabras.</translation>
        </message>
    </context>
    <context>
        <name>ReportPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>&amp;Use it</source>
            <translation>&amp;Usarlo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>See its &amp;facts</source>
            <translation>Ver sus &amp;datos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>{0} is ready</source>
            <translation>{0} está listo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>left out, {0}: such as {1}</source>
            <translation>omitidas, {0}: como {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>stood there more than once and were joined</source>
            <translation>estaban más de una vez y se unieron</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Every line was taken.</source>
            <translation>Se tomaron todas las líneas.</translation>
        </message>
    </context>
    <context>
        <name>ProgressPage</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Stopping …</source>
            <translation>Deteniendo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Starting …</source>
            <translation>Empezando …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Reading the words …</source>
            <translation>Leyendo las palabras …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that begin alike …</source>
            <translation>Uniendo palabras que empiezan igual …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Joining words that end alike …</source>
            <translation>Uniendo palabras que terminan igual …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Packing the graph …</source>
            <translation>Empaquetando el grafo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/import_report.py"></location>
            <source>Writing the files …</source>
            <translation>Escribiendo los archivos …</translation>
        </message>
    </context>
    <context>
        <name>LexicaWindow</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Lexica</source>
            <translation>Léxicos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>&amp;Import a list …</source>
            <translation>&amp;Importar una lista …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>A lexicon is being built: wait for its end, or cancel it, first.</source>
            <translation>Se está construyendo un léxico: espere primero a que acabe o cancélelo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Importing {0}</source>
            <translation>Importando {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Building {0} again</source>
            <translation>Construyendo {0} de nuevo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexica_window.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Cancelado. No se cambió nada.</translation>
        </message>
    </context>
    <context>
        <name>Shelf</name>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>Installed lexica</source>
            <translation>Léxicos instalados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/lexicon_list.py"></location>
            <source>{0}, in use</source>
            <translation>{0}, en uso</translation>
        </message>
    </context>
    <context>
        <name>CluePicture</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_picture.py"></location>
            <source>not marked</source>
            <translation>sin marcar</translation>
        </message>
    </context>
    <context>
        <name>Marks</name>
        <message>
            <location filename="../../app/wmh/ui/look/clue_words.py"></location>
            <source>In this game green is called {0}, yellow {1} and white {2}.</source>
            <translation>En este juego el verde se llama {0}, el amarillo {1} y el blanco {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>green</source>
            <translation>verde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>white</source>
            <translation>blanco</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>plain</source>
            <translation>sin marca</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>red</source>
            <translation>rojo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset.py"></location>
            <source>yellow</source>
            <translation>amarillo</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>blue</source>
            <translation>azul</translation>
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
            <translation>vacía</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, not marked yet</source>
            <translation>{0}, aún sin marcar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/look/tile.py"></location>
            <source>{0}, its mark cannot be</source>
            <translation>{0}, su marca no puede ser</translation>
        </message>
    </context>
    <context>
        <name>ContextMenus</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Take {0}</source>
            <translation>&amp;Tomar {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Look &amp;up {0}</source>
            <translation>Cons&amp;ultar {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Never suggest {0}</source>
            <translation>&amp;No sugerir nunca {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>{0} is {1}</source>
            <translation>{0} es {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>&amp;Copy this line</source>
            <translation>&amp;Copiar esta línea</translation>
        </message>
    </context>
    <context>
        <name>LexiconMenu</name>
        <message>
            <location filename="../../app/wmh/ui/menus.py"></location>
            <source>Le&amp;xicon</source>
            <translation>Lé&amp;xico</translation>
        </message>
    </context>
    <context>
        <name>MessageBar</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Show the file</source>
            <translation>Mostrar el archivo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is there and is something else, so nothing was written: choose another folder, or replace what is in the way.</source>
            <translation>{0} ya existe y es otra cosa, por eso no se ha escrito nada: elija otra carpeta o reemplace lo que estorba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Replace it</source>
            <translation>Reemplazar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} is of a newer version of this program. It stays as it is, and nothing new is kept there: use the newer version.</source>
            <translation>{0} es de una versión más reciente de este programa. Se queda como está y no se guarda allí nada nuevo: use la versión más reciente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be read, nor be set aside: move it away, or nothing can be kept there.</source>
            <translation>{0} no se puede leer ni apartar: muévalo a otro sitio, o no se podrá guardar nada allí.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} could not be read and was set aside as {1}; a new one is begun.</source>
            <translation>{0} no se pudo leer y se apartó como {1}; se empieza uno nuevo.</translation>
        </message>
    </context>
    <context>
        <name>SaveFoot</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>{0} cannot be saved: {1}.</source>
            <translation>{0} no se puede guardar: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Saved in {0}.</source>
            <translation>Guardado en {0}.</translation>
        </message>
    </context>
    <context>
        <name>TwoButtons</name>
        <message>
            <location filename="../../app/wmh/ui/parts/bars.py"></location>
            <source>Leave it (Esc)</source>
            <translation>Dejarlo así (Esc)</translation>
        </message>
    </context>
    <context>
        <name>Hints</name>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>Nothing to review yet. Enter a guess first.</source>
            <translation>Aún no hay nada que repasar. Introduzca antes un intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The report is in the clipboard.</source>
            <translation>El informe está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/parts/hints.py"></location>
            <source>The list is the paper's, as before. For the game you play, {0} chooses what wins it more often.</source>
            <translation>La lista es la del artículo, como antes. Para su juego, {0} elige lo que lo gana más a menudo.</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Who guesses</source>
            <translation>Quién adivina</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number of the game</source>
            <translation>Número de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>any</source>
            <translation>cualquiera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The same number gives everybody the same secret.</source>
            <translation>El mismo número da a todos el mismo secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The secret, typed unseen</source>
            <translation>El secreto, escrito sin que se vea</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words the secret is one of</source>
            <translation>Palabras entre las que está el secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length of the words in the game</source>
            <translation>Longitud de las palabras de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule of the game</source>
            <translation>Regla de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>no limit</source>
            <translation>sin límite</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Begin the game</source>
            <translation>Empezar la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Secret</source>
            <translation>Secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Number</source>
            <translation>Número</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Typed</source>
            <translation>Escrito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Length</source>
            <translation>Longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Attempts</source>
            <translation>Intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>common words</source>
            <translation>palabras comunes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>everyday words</source>
            <translation>palabras cotidianas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>all words</source>
            <translation>todas las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>No lexicon is open yet.</source>
            <translation>Aún no hay un léxico abierto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Type the secret first.</source>
            <translation>Escriba primero el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>you guess</source>
            <translation>adivino yo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program keeps a secret and marks your guesses.</source>
            <translation>El programa guarda un secreto y marca los intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>the program guesses</source>
            <translation>adivina el programa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>You keep a secret and mark the program's guesses.</source>
            <translation>Usted guarda un secreto y marca los intentos del programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>watch</source>
            <translation>mirar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>The program guesses and marks, and you watch.</source>
            <translation>El programa adivina y marca, y usted mira.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>drawn at random</source>
            <translation>sorteado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>Every word is as likely.</source>
            <translation>Todas las palabras son igual de probables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>typed by somebody</source>
            <translation>escrito por alguien</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>A teacher types it unseen.</source>
            <translation>Un docente lo escribe sin que se vea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>adversary</source>
            <translation>adversario</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>It has none: it keeps as many words possible as it can.</source>
            <translation>No tiene ninguno: mantiene posibles tantas palabras como puede.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_form.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButtons</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it</source>
            <translation>Eso es</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>That is it: the guess is the secret</source>
            <translation>Eso es: el intento es el secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step</source>
            <translation>Paso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Step: the next guess now</source>
            <translation>Paso: ahora el próximo intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up</source>
            <translation>Rendirse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Give up: the secret is shown</source>
            <translation>Rendirse: se muestra el secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again</source>
            <translation>Otra vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Again: another such game</source>
            <translation>Otra vez: otra partida igual</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Other game</source>
            <translation>Otra partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review</source>
            <translation>Repaso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Review: look back at the game</source>
            <translation>Repaso de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>slow</source>
            <translation>lento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>steady</source>
            <translation>medio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>fast</source>
            <translation>rápido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>at once</source>
            <translation>al instante</translation>
        </message>
    </context>
    <context>
        <name>GamePane</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Game</source>
            <translation>Partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Close the game side</source>
            <translation>Cerrar el lado de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Board of the game</source>
            <translation>Tablero de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>A game</source>
            <translation>Una partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Choose what to play, then Begin.</source>
            <translation>Elija qué jugar y después Empezar.</translation>
        </message>
    </context>
    <context>
        <name>LetterRow</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: none</source>
            <translation>Letras usadas: ninguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_pane.py"></location>
            <source>Letters used: {0}</source>
            <translation>Letras usadas: {0}</translation>
        </message>
    </context>
    <context>
        <name>GameText</name>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>game {0}</source>
            <translation>partida {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>typed secret</source>
            <translation>secreto escrito</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>adversary</source>
            <translation>adversario</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>you keep the secret</source>
            <translation>usted guarda el secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is shown</source>
            <translation>se muestra {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>no letter is shown</source>
            <translation>no se muestra ninguna letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>guesses by {0}</source>
            <translation>intentos de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program thinks …</source>
            <translation>El programa piensa …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0} of {1}</source>
            <translation>Intento {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Guess {0}</source>
            <translation>Intento {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Lost: it was {0}</source>
            <translation>Perdida: era {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Not found</source>
            <translation>No encontrado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Enter, and it is marked.</source>
            <translation>Intro, y se marca.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Type a guess, or take one from the list.</source>
            <translation>Escriba un intento o tome uno de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program guesses and marks.</source>
            <translation>El programa adivina y marca.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Think of a word.</source>
            <translation>Piense una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>It took {0}.</source>
            <translation>Duró {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The adversary had no other word left.</source>
            <translation>Al adversario no le quedaba otra palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>The program has no guess left.</source>
            <translation>Al programa no le queda ningún intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} no está en este léxico.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Won in {0} guesses</source>
            <extracomment>Of one: Won in 1 guess</extracomment>
            <translation>
                <numerusform>Ganada con {0} intento</numerusform>
                <numerusform>Ganada con {0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/play/game_text.py"></location>
            <source>Found in {0} guesses</source>
            <extracomment>Of one: Found in 1 guess</extracomment>
            <translation>
                <numerusform>Encontrado con {0} intento</numerusform>
                <numerusform>Encontrado con {0} intentos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <location filename="../../app/wmh/ui/play/match.py"></location>
            <source>No lexicon is open: choose one in the menu Game.</source>
            <translation>No hay un léxico abierto: elija uno en el menú Partida.</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>In the game only marks can be corrected.</source>
            <translation>En la partida solo se pueden corregir las marcas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>A game is under way: give it up or stop it first.</source>
            <translation>Hay una partida en curso: ríndase o deténgala primero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>Another lexicon was opened, so the game is over.</source>
            <translation>Se abrió otro léxico, así que la partida ha terminado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partida no se puede conservar en {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/play/playing.py"></location>
            <source>The game cannot be recorded in {0}: {1}.</source>
            <translation>La partida no se puede registrar en {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>ResetFoot</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Reset this &amp;page</source>
            <translation>Restablecer esta pá&amp;gina</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all …</source>
            <translation>&amp;Restablecer todo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Reset all</source>
            <translation>&amp;Restablecer todo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Keep them</source>
            <translation>&amp;Conservarlos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Every page as at first? Another length of words begins a new game.</source>
            <translation>¿Todas las páginas como al principio? Otra longitud de palabras empieza una partida nueva.</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>Sections</source>
            <translation>Secciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>All of it is as at first already.</source>
            <translation>Todo está ya como al principio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>They are as they were before.</source>
            <translation>Están como antes.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/preferences_window.py"></location>
            <source>{0} settings are as at first.</source>
            <extracomment>Of one: 1 setting is as at first.</extracomment>
            <translation>
                <numerusform>{0} ajuste está como al principio.</numerusform>
                <numerusform>{0} ajustes están como al principio.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Appearance</source>
            <translation>&amp;Aspecto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Game</source>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>&amp;Words</source>
            <translation>Pa&amp;labras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>A&amp;dvice</source>
            <translation>&amp;Consejo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>W&amp;indow</source>
            <translation>&amp;Ventana</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Length of the words</source>
            <translation>Longitud de las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Otra longitud empieza una partida nueva.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>Lexicon</source>
            <translation>Léxico</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/preferences/setting.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>The program crashed last time ({0}). Everything is as it was then; whoever mends it needs a report, which has no words in it.</source>
            <translation>El programa se cerró por un fallo la última vez ({0}). Todo está como estaba; quien lo arregle necesita un informe, que no contiene palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/application.py"></location>
            <source>Copy the report</source>
            <translation>Copiar el informe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/program/crash_log.py"></location>
            <source>Something went wrong: {0}. It is noted in {1}.</source>
            <translation>Algo salió mal: {0}. Está anotado en {1}.</translation>
        </message>
    </context>
    <context>
        <name>Starts</name>
        <message>
            <location filename="../../app/wmh/ui/program/starts.py"></location>
            <source>This is window {0}. It keeps a game of its own; that of the first window stays as it is.</source>
            <translation>Esta es la ventana {0}. Guarda su propia partida; la de la primera ventana queda como está.</translation>
        </message>
    </context>
    <context>
        <name>Challenge</name>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle</source>
            <translation>Barajar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters (Space)</source>
            <translation>Barajar las letras (Espacio)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Shuffle the letters</source>
            <translation>Barajar las letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Words by length</source>
            <translation>Palabras por longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Rendirse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>&amp;New game</source>
            <translation>&amp;Partida nueva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Type a word, then Enter. Space shuffles the letters.</source>
            <translation>Escriba una palabra y después Intro. Espacio baraja las letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>{0} of {1} points. Found words have the sign {2}.</source>
            <translation>{0} de {1} puntos. Las palabras encontradas tienen el signo {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>The letters: {0}</source>
            <translation>Las letras: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_game.py"></location>
            <source>Your word</source>
            <translation>Su palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Letters of your own</source>
            <translation>Letras propias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Play with these letters</source>
            <translation>&amp;Jugar con estas letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Length of the word</source>
            <translation>Longitud de la palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>seed</source>
            <translation>semilla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Seed</source>
            <translation>Semilla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>El mismo número sortea otra vez las mismas letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>&amp;Draw a word</source>
            <translation>&amp;Sortear una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Time</source>
            <translation>Tiempo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>no clock</source>
            <translation>sin reloj</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Find every word</source>
            <translation>Encuentre todas las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Let a word be drawn and shuffled, or type letters.</source>
            <translation>Haga sortear y barajar una palabra, o escriba letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>Looking for the words …</source>
            <translation>Buscando las palabras …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>This cannot be played</source>
            <translation>Esto no se puede jugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} of {1}, {2}</source>
            <translation>{0} de {1}, {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>All found: {0}</source>
            <translation>Todas encontradas: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Given up: {0}</source>
            <translation>Rendido: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>Time is over: {0}</source>
            <translation>Se acabó el tiempo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is found already.</source>
            <translation>{0} ya está encontrada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is a word, but not among those that are looked for.</source>
            <translation>{0} es una palabra, pero no de las que se buscan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is not in this lexicon.</source>
            <translation>{0} no está en este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is too short: words have {1} letters or more.</source>
            <translation>{0} es demasiado corta: las palabras tienen {1} letras o más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>The game is over.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} left</source>
            <translation>quedan {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} no es una letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there is no {1}.</source>
            <translation>{0} no se puede formar: no hay {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made.</source>
            <translation>{0} no se puede formar.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} minutes</source>
            <extracomment>Of one: 1 minute</extracomment>
            <translation>
                <numerusform>{0} minuto</numerusform>
                <numerusform>{0} minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_start.py"></location>
            <source>{0} seconds</source>
            <extracomment>Of one: 1 second</extracomment>
            <translation>
                <numerusform>{0} segundo</numerusform>
                <numerusform>{0} segundos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/challenge_text.py"></location>
            <source>{0} cannot be made: there are only {2} {1}.</source>
            <extracomment>Of one: {0} cannot be made: there is only one {1}.</extracomment>
            <translation>
                <numerusform>{0} no se puede formar: solo hay una {1}.</numerusform>
                <numerusform>{0} no se puede formar: solo hay {2} {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>found</source>
            <translation>encontrada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>missed</source>
            <translation>no encontrada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No lexicon is open.</source>
            <translation>No hay un léxico abierto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>There is no word of that length here: choose another.</source>
            <translation>Aquí no hay palabras de esa longitud: elija otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>No word can be made: give more letters, or allow shorter words.</source>
            <translation>No se puede formar ninguna palabra: dé más letras o permita palabras más cortas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>{0} words can be made: give fewer letters or blanks.</source>
            <translation>Se pueden formar {0} palabras: dé menos letras o comodines.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Shortest words</source>
            <translation>Palabras más cortas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>from {0} letters</source>
            <translation>desde {0} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Values of the letters</source>
            <translation>Valores de las letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>No word can be made</source>
            <translation>No se puede formar ninguna palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0}, best {1}</source>
            <translation>{0}, la mejor {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>The first {0} are listed.</source>
            <translation>Se muestran las primeras {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>Among all words ({0}) there may be some.</source>
            <translation>Entre todas las palabras ({0}) puede haber alguna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>best first</source>
            <translation>mejores primero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>longest first</source>
            <translation>más largas primero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}, a tie</source>
            <translation>puesto {0}, empate</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>rank {0}</source>
            <translation>puesto {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} more are flagged words, and not shown.</source>
            <extracomment>Of one: 1 more is a flagged word, and not shown.</extracomment>
            <translation>
                <numerusform>{0} más es una palabra vetada y no se muestra.</numerusform>
                <numerusform>{0} más son palabras vetadas y no se muestran.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} punto</numerusform>
                <numerusform>{0} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/found_text.py"></location>
            <source>blanks as {0}</source>
            <extracomment>Of one: blank as {0}</extracomment>
            <translation>
                <numerusform>comodín como {0}</numerusform>
                <numerusform>comodines como {0}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FindOptions</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Board, such as ..t* or *a.e</source>
            <translation>Tablero, como ..t* o *a.e</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Pattern of the board</source>
            <translation>Patrón del tablero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Letters that lie on the board, a dot for each place of the rack's letters; a star at an end lets the word go on there.</source>
            <translation>Letras que están en el tablero, un punto por cada lugar de las letras del atril; un asterisco en un extremo deja que la palabra siga ahí.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_options.py"></location>
            <source>Order of the list</source>
            <translation>Orden de la lista</translation>
        </message>
    </context>
    <context>
        <name>FindPage</name>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters; Space is a blank</source>
            <translation>Letras; Espacio es un comodín</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Letters of the rack</source>
            <translation>Letras del atril</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>letters</source>
            <translation>letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Words that can be made</source>
            <translation>Palabras que se pueden formar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy &amp;list</source>
            <translation>Copiar la &amp;lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Copy every word</source>
            <translation>Copiar todas las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Opening the lexicon …</source>
            <translation>Abriendo el léxico …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>These values cannot be read</source>
            <translation>Estos valores no se pueden leer</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Type your letters</source>
            <translation>Escriba sus letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>Space or ? is a blank, which stands for any letter.</source>
            <translation>Espacio o ? es un comodín, que vale por cualquier letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>This cannot be looked for</source>
            <translation>Esto no se puede buscar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/find_page.py"></location>
            <source>No lexicon</source>
            <translation>Sin léxico</translation>
        </message>
    </context>
    <context>
        <name>RackWindow</name>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Rack</source>
            <translation>Atril</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>Find or play</source>
            <translation>Buscar o jugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Find</source>
            <translation>&amp;Buscar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>&amp;Challenge</source>
            <translation>&amp;Desafío</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/rack_window.py"></location>
            <source>A challenge is under way: end it first.</source>
            <translation>Hay un desafío en curso: termínelo primero.</translation>
        </message>
    </context>
    <context>
        <name>WordList</name>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Seleccione primero una palabra de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>There is no word to copy.</source>
            <translation>No hay ninguna palabra que copiar.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/rack/scored_list.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} palabra está en el portapapeles.</numerusform>
                <numerusform>{0} palabras están en el portapapeles.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Keeper</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The game cannot be kept in {0}: {1}.</source>
            <translation>La partida no se puede conservar en {0}: {1}.</translation>
        </message>
    </context>
    <context>
        <name>SettingsNotice</name>
        <message>
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>The settings in {0} could not be read and are set aside as {2}. What made sense was kept, the rest is as at first: set it anew in the preferences ({1}).</source>
            <translation>Los ajustes de {0} no se pudieron leer y se han apartado como {2}. Se conservó lo que tenía sentido, el resto está como al principio: ajústelo de nuevo en las preferencias ({1}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/remembered.py"></location>
            <source>{2} settings made no sense and are as at first: {0}. The others were kept; set them anew in the preferences ({1}).</source>
            <extracomment>Of one: 1 setting made no sense and is as at first: {0}. The others were kept; set it anew in the preferences ({1}).</extracomment>
            <translation>
                <numerusform>{2} ajuste no tenía sentido y está como al principio: {0}. Los demás se conservaron; elíjalo de nuevo en las preferencias ({1}).</numerusform>
                <numerusform>{2} ajustes no tenían sentido y están como al principio: {0}. Los demás se conservaron; elíjalos de nuevo en las preferencias ({1}).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Replication</name>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Replication</source>
            <translation>Replicación</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Report</source>
            <translation>Informe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Measure</source>
            <translation>&amp;Medir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Measure &amp;all</source>
            <translation>Medir &amp;todo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;pictures …</source>
            <translation>Guardar &amp;imágenes …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save &amp;report …</source>
            <translation>Guardar in&amp;forme …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Progress</source>
            <translation>Progreso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>being measured</source>
            <translation>midiendo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>stopped</source>
            <translation>detenido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Stopped. What was measured is kept.</source>
            <translation>Detenido. Lo que se midió se conserva.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>done</source>
            <translation>hecho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>skipped</source>
            <translation>omitido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>failed</source>
            <translation>fallido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Drawing (*.svg)</source>
            <translation>Dibujo (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Picture (*.png)</source>
            <translation>Imagen (*.png)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save pictures</source>
            <translation>Guardar imágenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Save report</source>
            <translation>Guardar informe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Page (*.html)</source>
            <translation>Página (*.html)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>it cannot be written</source>
            <translation>no se puede escribir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Saved as {0}</source>
            <translation>Guardado como {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Not measured yet: {0}.</source>
            <translation>Aún sin medir: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiment</source>
            <translation>Experimento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Experiments</source>
            <translation>Experimentos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>about {0} seconds</source>
            <extracomment>Of one: about 1 second</extracomment>
            <translation>
                <numerusform>cerca de 1 segundo</numerusform>
                <numerusform>cerca de {0} segundos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Skipped.</source>
            <translation>Omitido.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>How.</source>
            <translation>Cómo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Figure</source>
            <translation>Cifra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>Source</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Here</source>
            <translation>Aquí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Remark</source>
            <translation>Observación</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>differs from run to run</source>
            <translation>varía en cada ejecución</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>{0}; {1}; {2} s of one core; measured by {3}</source>
            <translation>{0}; {1}; {2} s de un núcleo; medido por {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/page.py"></location>
            <source>Source {0}, {1}.</source>
            <translation>Fuente {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The five modules</source>
            <translation>Los cinco módulos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Execution time by module</source>
            <translation>Tiempo de ejecución por módulo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Size of the DAWG against the text</source>
            <translation>Tamaño del DAWG frente al texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Matcher against brute force</source>
            <translation>Búsqueda frente a fuerza bruta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Attempts at four letters</source>
            <translation>Intentos con cuatro letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The eight cases of reliability</source>
            <translation>Los ocho casos de fiabilidad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Lengths 5 to 21</source>
            <translation>Longitudes de 5 a 21</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The paper's pattern against the strict one</source>
            <translation>El patrón del artículo frente al estricto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Strategies on the same secrets</source>
            <translation>Estrategias con los mismos secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Word Challenge by length</source>
            <translation>Word Challenge por longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The random consistent guesser</source>
            <translation>El adivinador al azar coherente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The filter that deletes the true word</source>
            <translation>El filtro que borra la palabra verdadera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Table 1 and the first guess</source>
            <translation>La tabla 1 y el primer intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>The worked example FCBE</source>
            <translation>El ejemplo resuelto FCBE</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>All codes: backtracking to optimum</source>
            <translation>Todos los códigos: de vuelta atrás al óptimo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Three methods on growing racks</source>
            <translation>Tres métodos con atriles crecientes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Points of the whole list</source>
            <translation>Puntos de la lista entera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Proven optima of Wordle's lists</source>
            <translation>Óptimos demostrados de las listas de Wordle</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Doddle and a solver in C++</source>
            <translation>Doddle y un solucionador en C++</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/table.py"></location>
            <source>Free patterns against re and grep</source>
            <translation>Patrones libres frente a re y grep</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/replication/replication_window.py"></location>
            <source>What the sources say, and what was found, is told in English, as in the saved report.</source>
            <translation>Lo que dicen las fuentes y lo hallado se muestra en inglés, como en el informe guardado.</translation>
        </message>
    </context>
    <context>
        <name>Wishes</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is not in this lexicon, but the game may know it.</source>
            <translation>{0} no está en este léxico, pero el juego quizá la conozca.</translation>
        </message>
    </context>
    <context>
        <name>Copying</name>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>Select a word in the list first.</source>
            <translation>Seleccione primero una palabra de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} is in the clipboard.</source>
            <translation>{0} está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>There is no list to copy.</source>
            <translation>No hay ninguna lista que copiar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>No row is finished yet.</source>
            <translation>Aún no hay ninguna fila terminada.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} words are in the clipboard.</source>
            <extracomment>Of one: 1 word is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} palabra está en el portapapeles.</numerusform>
                <numerusform>{0} palabras están en el portapapeles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/routing.py"></location>
            <source>{0} rows are in the clipboard.</source>
            <extracomment>Of one: 1 row is in the clipboard.</extracomment>
            <translation>
                <numerusform>{0} fila está en el portapapeles.</numerusform>
                <numerusform>{0} filas están en el portapapeles.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PictureNote</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Use these rows (Enter)</source>
            <translation>Usar estas filas (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>A click on a tile changes its mark, a letter that you type its letter.</source>
            <translation>Un clic en una casilla cambia su marca; una letra que escriba, su letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>In place</source>
            <translation>En su sitio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Elsewhere</source>
            <translation>En otro sitio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Absent</source>
            <translation>Ausente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>What does this colour mean in the game?</source>
            <translation>¿Qué significa este color en el juego?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} boards: they go to the window for several boards.</source>
            <translation>{0} tableros: van a la ventana de varios tableros.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The game shows {0}.</source>
            <translation>El juego muestra {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is marked yet.</source>
            <translation>Aún no hay ninguna fila marcada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} could not be read: type its letter.</source>
            <translation>Fila {0}, casilla {1}: no se pudo leer; escriba su letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Row {0}, tile {1} is not sure: look at it.</source>
            <translation>Fila {0}, casilla {1}: no es seguro; mírela.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} is not marked yet and is left out.</source>
            <translation>{0} aún no está marcada y se deja fuera.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>And {0} more tiles.</source>
            <translation>Y {0} casillas más.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>{0} rows read: {1}.</source>
            <extracomment>Of one: 1 row read: {1}.</extracomment>
            <translation>
                <numerusform>{0} fila leída: {1}.</numerusform>
                <numerusform>{0} filas leídas: {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PicturePasting</name>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>This game counts: pictures are read of tiles.</source>
            <translation>Este juego cuenta: solo se leen imágenes con casillas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>The picture is being read …</source>
            <translation>Se está leyendo la imagen …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No board with letters was found in the picture: cut it down to the board.</source>
            <translation>No se encontró ningún tablero con letras en la imagen: recórtela al tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>Look at what was read: Enter uses it.</source>
            <translation>Mire lo que se ha leído: Intro lo usa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/picture_pasting.py"></location>
            <source>No row is whole: type the letters that are missing.</source>
            <translation>Ninguna fila está completa: escriba las letras que faltan.</translation>
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
            <translation>Fila {0}, casilla {1}: {2} {3}</translation>
        </message>
    </context>
    <context>
        <name>RegionChoice</name>
        <message>
            <location filename="../../app/wmh/ui/screens/region_choice.py"></location>
            <source>Drag over the board of the game, with some room around it. Enter: the whole screen. Esc: leave it.</source>
            <translation>Arrastre sobre el tablero del juego, con algo de margen. Intro: toda la pantalla. Esc: dejarlo.</translation>
        </message>
    </context>
    <context>
        <name>WatchLight</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>● Watching</source>
            <translation>● Vigilando</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Looking at the screen. Click to stop.</source>
            <translation>Mirando la pantalla. Haga clic para detenerlo.</translation>
        </message>
    </context>
    <context>
        <name>Watching</name>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>The board follows the game that is played there. Esc stops it.</source>
            <translation>El tablero sigue el juego que se juega allí. Esc lo detiene.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This game counts: only games with tiles can be watched.</source>
            <translation>Este juego cuenta: solo se pueden vigilar juegos con casillas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>This system does not let programs look at the screen: take a screenshot and paste it, {0}.</source>
            <translation>Este sistema no deja que los programas miren la pantalla: haga una captura y péguela, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>That part of the screen is no longer there: choose another.</source>
            <translation>Esa parte de la pantalla ya no está: elija otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Several boards stand there: paste a picture of them, {0}.</source>
            <translation>Allí hay varios tableros: pegue una imagen de ellos, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Row {0}, tile {1} is not clear: type the row yourself.</source>
            <translation>Fila {0}, casilla {1}: no está clara; escriba la fila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/screens/watching.py"></location>
            <source>Another game has begun there: {0} begins it here too.</source>
            <translation>Allí ha empezado otra partida: {0} la empieza aquí también.</translation>
        </message>
    </context>
    <context>
        <name>StudyAnswers</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>A number from {0} to {1}</source>
            <translation>Un número de {0} a {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>It may stay empty</source>
            <translation>Puede quedar vacío</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>This translation has not been validated.</source>
            <translation>Esta traducción no está validada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>&amp;Done</source>
            <translation>&amp;Listo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>I prefer not to say</source>
            <translation>Prefiero no decirlo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} From {1} to {2}</source>
            <translation>{0} De {1} a {2}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/answers_page.py"></location>
            <source>{0} lines are left.</source>
            <extracomment>Of one: 1 line is left.</extracomment>
            <translation>
                <numerusform>Queda {0} línea.</numerusform>
                <numerusform>Quedan {0} líneas.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyGame</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Give up</source>
            <translation>&amp;Rendirse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>&amp;Next</source>
            <translation>&amp;Siguiente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, game {1} of {2}</source>
            <translation>Intento {0}, partida {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Attempt {0}, to try it: this game does not count</source>
            <translation>Intento {0}, de prueba: esta partida no cuenta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Time: {0}</source>
            <translation>Tiempo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>That was the last attempt.</source>
            <translation>Ese fue el último intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>The time for this game is over.</source>
            <translation>Se acabó el tiempo de esta partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>This game is over.</source>
            <translation>Esta partida ha terminado.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/game_page.py"></location>
            <source>Solved in {0} attempts.</source>
            <extracomment>Of one: Solved at the first attempt.</extracomment>
            <translation>
                <numerusform>Resuelta al primer intento.</numerusform>
                <numerusform>Resuelta en {0} intentos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/timed_game.py"></location>
            <source>{0} is no word here: try another one.</source>
            <translation>{0} no es una palabra aquí: pruebe otra.</translation>
        </message>
    </context>
    <context>
        <name>StudyHelper</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>Helper</source>
            <translation>Ayudante</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/helper_pane.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} palabra encaja</numerusform>
                <numerusform>{0} palabras encajan</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyManual</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Start (S)</source>
            <translation>Empezar (&amp;S)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Guess given (G)</source>
            <translation>Intento dado (&amp;G)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Clue received (C)</source>
            <translation>Pista recibida (&amp;C)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Solve&amp;d (D)</source>
            <translation>Resuelta (&amp;D)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>&amp;Not solved (N)</source>
            <translation>No resuelta (&amp;N)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Next game (Enter)</source>
            <translation>Partida siguiente (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>To try it: this game does not count</source>
            <translation>Para probar: esta partida no cuenta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>Game {0} of {1}</source>
            <translation>Partida {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0}. Secret: {1}. The helper is used in its own window.</source>
            <translation>{0}. Secreto: {1}. El ayudante se usa en su propia ventana.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>S when the game begins.</source>
            <translation>S cuando empieza la partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>C when its clue is received; D if it was the word.</source>
            <translation>C cuando se recibe su pista; D si era la palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>G when a guess is given.</source>
            <translation>G cuando se da un intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>solved</source>
            <translation>resuelta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no attempt left</source>
            <translation>no quedan intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>no time left</source>
            <translation>no queda tiempo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>not solved</source>
            <translation>no resuelta</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/manual_page.py"></location>
            <source>{0} attempts in {1}: {2}.</source>
            <extracomment>Of one: {0} attempt in {1}: {2}.</extracomment>
            <translation>
                <numerusform>{0} intento en {1}: {2}.</numerusform>
                <numerusform>{0} intentos en {1}: {2}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyInstructor</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>The participant &amp;withdraws</source>
            <translation>El participante se re&amp;tira</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Back (Esc)</source>
            <translation>&amp;Volver (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>What was done otherwise than the protocol says, and why</source>
            <translation>Qué se hizo de otro modo que en el protocolo, y por qué</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Pause: instructor's PIN</source>
            <translation>Pausa: PIN del instructor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Pause (Enter)</source>
            <translation>&amp;Pausar (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Go on: instructor's PIN</source>
            <translation>Seguir: PIN del instructor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Go on (Enter)</source>
            <translation>&amp;Seguir (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting: instructor's PIN</source>
            <translation>Terminar esta sesión: PIN del instructor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>End this sitting</source>
            <translation>Terminar esta sesión</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;End the sitting (Enter)</source>
            <translation>Terminar la &amp;sesión (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Write what was done otherwise, and why.</source>
            <translation>Escriba qué se hizo de otro modo, y por qué.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Log a deviation: instructor's PIN</source>
            <translation>Anotar una desviación: PIN del instructor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>&amp;Log it (Enter)</source>
            <translation>&amp;Anotar (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: type it again.</source>
            <translation>Este no es el PIN: escríbalo de nuevo.</translation>
        </message>
    </context>
    <context>
        <name>StudyTrouble</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} cannot be written: {1}. {2} of data are kept in memory and written as soon as that is possible: make room or bring the folder back, and do not close the program.</source>
            <translation>No se puede escribir {0}: {1}. {2} de datos se guardan en la memoria y se escriben en cuanto sea posible: libere espacio o recupere la carpeta, y no cierre el programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Until then, all of it is in {0} too.</source>
            <translation>Hasta entonces, todo está también en {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>Everything is written again.</source>
            <translation>Todo se ha podido escribir de nuevo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_bars.py"></location>
            <source>{0} bytes</source>
            <translation>{0} bytes</translation>
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
            <translation>Su código: {3}. Instructor: {0} pausa, {1} anotar una desviación, {2} terminar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/session_window.py"></location>
            <source>The data of {0} could not be written where they belong. They are in {1}: copy that file to {2}.</source>
            <translation>Los datos de {0} no se pudieron escribir en su sitio. Están en {1}: copie ese archivo en {2}.</translation>
        </message>
    </context>
    <context>
        <name>StudyText</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Ready?</source>
            <translation>¿Listo?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The next game begins as soon as you go on.</source>
            <translation>La siguiente partida empieza en cuanto siga.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Before we begin</source>
            <translation>Antes de empezar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>I have read this, and I &amp;agree to take part.</source>
            <translation>He leído esto y acepto &amp;participar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Empezar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>How it works now</source>
            <translation>Cómo funciona ahora</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A break</source>
            <translation>Un descanso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Rest a little. You can go on in {0}.</source>
            <translation>Descanse un poco. Podrá seguir dentro de {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Go on</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You can go on whenever you like.</source>
            <translation>Puede seguir cuando quiera.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Anything you want to say?</source>
            <translation>¿Quiere decir algo?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Leave it empty if not. Please write no names.</source>
            <translation>Si no, déjelo vacío. Por favor, no escriba nombres.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>&amp;Finish</source>
            <translation>&amp;Finalizar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Your remarks</source>
            <translation>Sus comentarios</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Thank you</source>
            <translation>Gracias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>That was all. Please tell the instructor. Your code is {0}: write it down, with it you can ask for your data to be deleted.</source>
            <translation>Eso era todo. Por favor, avise al instructor. Su código es {0}: apúntelo, con él puede pedir que se borren sus datos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>The assistant keeps the time.</source>
            <translation>El asistente mide el tiempo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>Find the hidden word of {0} letters: type a word, then Enter, and the tiles tell how near it is.</source>
            <translation>Encuentre la palabra escondida de {0} letras: escriba una palabra y después Intro, y las casillas dicen lo cerca que está.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>A game ends after {0}, solved or not.</source>
            <translation>Una partida termina tras {0}, resuelta o no.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>{0} games.</source>
            <extracomment>Of one: 1 game.</extracomment>
            <translation>
                <numerusform>{0} partida.</numerusform>
                <numerusform>{0} partidas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/sitting/sitting_pages.py"></location>
            <source>You have {0} attempts for each.</source>
            <extracomment>Of one: You have one attempt for each.</extracomment>
            <translation>
                <numerusform>Tiene 1 intento para cada una.</numerusform>
                <numerusform>Tiene {0} intentos para cada una.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyPicture</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>This letter, at this place</source>
            <translation>Esta letra, en este lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>In the word, at another place</source>
            <translation>En la palabra, en otro lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Not in the word, or no more of them</source>
            <translation>No está, o no hay más</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>No helper in this part</source>
            <translation>Sin ayudante en esta parte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>How many words fit</source>
            <translation>Cuántas palabras encajan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters that help: {0}</source>
            <translation>Letras que ayudan: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Letters of a good word: {0}</source>
            <translation>Letras de una buena palabra: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Words to take, the best first:</source>
            <translation>Palabras para tomar, la mejor primero:</translation>
        </message>
    </context>
    <context>
        <name>StudyPause</name>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Paused</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Reason for the pause</source>
            <translation>Motivo de la pausa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>&amp;Continue (Enter)</source>
            <translation>&amp;Continuar (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>The clock stands still.</source>
            <translation>El reloj está parado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/text_page.py"></location>
            <source>Write why it was paused, then go on.</source>
            <translation>Escriba por qué se hizo la pausa y después siga.</translation>
        </message>
    </context>
    <context>
        <name>Cover</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter</source>
            <translation>Próxima letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Next letter of the hint</source>
            <translation>Próxima letra de la ayuda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>Another letter of it</source>
            <translation>Otra letra de ella</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/cover.py"></location>
            <source>A newer answer is on its way.</source>
            <translation>Una respuesta más nueva está en camino.</translation>
        </message>
    </context>
    <context>
        <name>LetterList</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/letter_list.py"></location>
            <source>Letters that help</source>
            <translation>Letras que ayudan</translation>
        </message>
    </context>
    <context>
        <name>Ladder</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/row_cover.py"></location>
            <source>Spoilers</source>
            <translation>Revelaciones</translation>
        </message>
    </context>
    <context>
        <name>Spoiler</name>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>only how many words are left</source>
            <translation>solo cuántas palabras quedan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also which letters help</source>
            <translation>también qué letras ayudan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>also a hint</source>
            <translation>también una ayuda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>the list, but not the last word</source>
            <translation>la lista, pero no la última palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>everything</source>
            <translation>todo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Spoilers, step {0} of {1}: {2}.</source>
            <translation>Revelaciones, paso {0} de {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows which letters help.</source>
            <translation>{0} muestra también qué letras ayudan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also gives a hint.</source>
            <translation>{0} da también una ayuda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows the list.</source>
            <translation>{0} muestra la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} also shows the last word that is left.</source>
            <translation>{0} muestra también la última palabra que queda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>The list is covered: {0} uncovers a row, {1} all of it.</source>
            <translation>La lista está tapada: {0} destapa una fila, {1} toda la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} shows it.</source>
            <translation>{0} la muestra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left.</source>
            <translation>Queda un código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One code is left. {0} shows it.</source>
            <translation>Queda un código. {0} lo muestra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left. {0} shows it.</source>
            <translation>Queda una palabra. {0} la muestra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One word is left.</source>
            <translation>Queda una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name the word: {0} shows it.</source>
            <translation>Eso diría la palabra: {0} la muestra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>That would name words: {0} shows the list.</source>
            <translation>Eso diría palabras: {0} muestra la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters that help, the most telling first</source>
            <translation>Letras que ayudan, la que más dice primero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>No letter tells these words apart.</source>
            <translation>Ninguna letra distingue estas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0}, in {1} of {2} words</source>
            <translation>{0}, en {1} de {2} palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the one that is left.</source>
            <translation>Cualquier letra diría la única que queda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Any letter would name the best suggestion.</source>
            <translation>Cualquier letra diría la mejor sugerencia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>One letter more would name it.</source>
            <translation>Una letra más la diría.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>{0} at place {1}</source>
            <translation>{0} en el lugar {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the one that is left</source>
            <translation>Letras de la única que queda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>Letters of the best suggestion</source>
            <translation>Letras de la mejor sugerencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/spoiler/spoiler_text.py"></location>
            <source>A hint is on its way …</source>
            <translation>Una ayuda está en camino …</translation>
        </message>
    </context>
    <context>
        <name>StudyAnalysis</name>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report</source>
            <translation>Informe</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Practice counts too</source>
            <translation>La &amp;práctica también cuenta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Report, tables and picture are for a paper, and in English.</source>
            <translation>El informe, las tablas y la imagen son para un artículo y están en inglés.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the para&amp;graph</source>
            <translation>Copiar el pá&amp;rrafo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the &amp;table</source>
            <translation>Copiar la &amp;tabla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy as &amp;LaTeX</source>
            <translation>Copiar como &amp;LaTeX</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copy the p&amp;icture</source>
            <translation>Copiar la &amp;imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Save all …</source>
            <translation>&amp;Guardar todo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Picture: {0}</source>
            <translation>Imagen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the paragraph.</source>
            <translation>Párrafo copiado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table.</source>
            <translation>Tabla copiada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the table in LaTeX.</source>
            <translation>Tabla copiada en LaTeX.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Copied the picture.</source>
            <translation>Imagen copiada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>Folder for report, tables and pictures</source>
            <translation>Carpeta para el informe, las tablas y las imágenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/analysis_page.py"></location>
            <source>&amp;Back</source>
            <translation>&amp;Volver</translation>
        </message>
    </context>
    <context>
        <name>StudyFollow</name>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Participant</source>
            <translation>Participante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Group</source>
            <translation>Grupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Where</source>
            <translation>Dónde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Last written</source>
            <translation>Última escritura</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Notice</source>
            <translation>Aviso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Who is where</source>
            <translation>Quién va por dónde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>Station {0}: {1}</source>
            <translation>Equipo {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>resumed</source>
            <translation>reanudado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>SIMULATED</source>
            <translation>SIMULADO</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has finished</source>
            <translation>ha terminado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>has withdrawn</source>
            <translation>se ha retirado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>before the first game</source>
            <translation>antes de la primera partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>in game {0} of {1}</source>
            <translation>en la partida {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>after game {0} of {1}</source>
            <translation>tras la partida {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0}: {1} of {2} finished, {3} under way</source>
            <translation>{0}: han terminado {1} de {2}, {3} en curso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} {1} finished, {2} under way</source>
            <translation>{0} {1} han terminado, {2} en curso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>lines were changed or left out</source>
            <translation>se cambiaron o se omitieron líneas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>the last line is cut, or just being written</source>
            <translation>la última línea está cortada o se está escribiendo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>recorded under another protocol</source>
            <translation>registrado con otro protocolo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>named otherwise than it tells</source>
            <translation>se llama de otro modo de lo que dice</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>there is more of it in another folder</source>
            <translation>en otra carpeta hay más de él</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>cannot be read</source>
            <translation>no se puede leer</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/follow_page.py"></location>
            <source>{0} have withdrawn</source>
            <extracomment>Of one: 1 has withdrawn</extracomment>
            <translation>
                <numerusform>1 se ha retirado</numerusform>
                <numerusform>{0} se han retirado</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ParticipantForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Station</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Which of the study's machines this one is</source>
            <translation>Cuál de los equipos del estudio es este</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participant's code</source>
            <translation>Código del participante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way</source>
            <translation>En curso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Who comes back reads on in the language of their consent</source>
            <translation>Quien vuelve sigue leyendo en el idioma de su consentimiento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Arm</source>
            <translation>Grupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Reason for this arm</source>
            <translation>Motivo de este grupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The assistant &amp;keeps the time</source>
            <translation>El asistente &amp;mide el tiempo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>For a board game, or a game in another window</source>
            <translation>Para un juego de mesa, o un juego en otra ventana</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Set the PIN</source>
            <translation>&amp;Fijar el PIN</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Statio&amp;n</source>
            <translation>E&amp;quipo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Participan&amp;t</source>
            <translation>Participan&amp;te</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under &amp;way</source>
            <translation>En c&amp;urso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Lan&amp;guage</source>
            <translation>Idi&amp;oma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A&amp;rm</source>
            <translation>G&amp;rupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's P&amp;IN</source>
            <translation>P&amp;IN del instructor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As the sequence has it</source>
            <translation>Según la secuencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Go on</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>&amp;Begin</source>
            <translation>&amp;Empezar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Instructor's PIN, 4 to 12 digits</source>
            <translation>PIN del instructor, de 4 a 12 cifras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: it ends a sitting.</source>
            <translation>Fije primero un PIN: con él se termina una sesión.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>The PIN of this folder ends a sitting.</source>
            <translation>El PIN de esta carpeta termina una sesión.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Choose which station this machine is.</source>
            <translation>Elija cuál de los equipos del estudio es este.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code begins with this station: {0}-001.</source>
            <translation>Un código empieza por este equipo: {0}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -: never a name.</source>
            <translation>Un código tiene de 2 a 20 letras de la a a la z, cifras y -: nunca un nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Set a PIN first: without one nobody could leave.</source>
            <translation>Fije primero un PIN: sin él nadie podría salir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Write why this arm is chosen by hand.</source>
            <translation>Escriba por qué se elige este grupo a mano.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>An arm is chosen by hand with the PIN: type it.</source>
            <translation>Un grupo se elige a mano con el PIN: escríbalo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>As written</source>
            <translation>Como se escribió</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>A code is 2 to 20 letters a to z, digits and -.</source>
            <translation>Un código tiene de 2 a 20 letras de la a a la z, cifras y -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>New in this folder.</source>
            <translation>Nuevo en esta carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has finished.</source>
            <translation>Ha terminado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Has withdrawn.</source>
            <translation>Se ha retirado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>Under way: goes on with the next game.</source>
            <translation>En curso: sigue con la partida siguiente.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/participant_form.py"></location>
            <source>{0}: {1} of {2} games</source>
            <extracomment>Of one: {0}: {1} of 1 game</extracomment>
            <translation>
                <numerusform>{0}: {1} de 1 partida</numerusform>
                <numerusform>{0}: {1} de {2} partidas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PinGate</name>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>The PIN is not written down here: write it in other words.</source>
            <translation>Aquí no se escribe el PIN: dígalo con otras palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>Too early: the next try counts {0} seconds after the last one.</source>
            <translation>Demasiado pronto: el próximo intento cuenta {0} segundos después del último.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/pin_gate.py"></location>
            <source>This is not the PIN: the next try counts {0} seconds after it.</source>
            <translation>Este no es el PIN: el próximo intento cuenta {0} segundos después.</translation>
        </message>
    </context>
    <context>
        <name>StudyPower</name>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Participants of each group</source>
            <translation>Participantes de cada grupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies of each size</source>
            <translation>Estudios de cada tamaño</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>As in this folder's &amp;games</source>
            <translation>Como en las par&amp;tidas de esta carpeta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>What a pilot study found, instead of what is usual</source>
            <translation>Lo que halló un estudio piloto, en lugar de lo habitual</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Compute</source>
            <translation>&amp;Calcular</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Studies made up</source>
            <translation>Estudios simulados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>How often a difference is found</source>
            <translation>Con qué frecuencia se halla una diferencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Each group</source>
            <translation>Cada grupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Arms</source>
            <translation>Grupos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Power</source>
            <translation>Potencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>By means</source>
            <translation>Por medias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>No model</source>
            <translation>Sin modelo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Assumed of the natural logarithm of a game's seconds; secrets, orders and arms are the protocol's. Power is how often the mixed model tells two arms apart (5 %, Holm).</source>
            <translation>Se supone del logaritmo natural de los segundos de una partida; los secretos, los órdenes y los grupos son los del protocolo. La potencia es con qué frecuencia el modelo mixto distingue dos grupos (5 %, Holm).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} a {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} y {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0}: write a number from {1} to {2}.</source>
            <translation>{0}: escriba un número de {1} a {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} %</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Time in the last arm to the first</source>
            <translation>Tiempo en el último grupo respecto al primero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among participants</source>
            <translation>Desviación entre participantes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among secrets</source>
            <translation>Desviación entre secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation among games of one</source>
            <translation>Desviación entre partidas de uno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Learning: game n takes n to minus</source>
            <translation>Aprendizaje: la partida n dura n elevado a menos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Share who leave</source>
            <translation>Proporción que lo deja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>Deviation of the difference between arms</source>
            <translation>Desviación de la diferencia entre grupos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/power_page.py"></location>
            <source>{0} of {1} studies made up.</source>
            <extracomment>Of one: 1 of {1} studies made up.</extracomment>
            <translation>
                <numerusform>1 de {1} estudios simulados.</numerusform>
                <numerusform>{0} de {1} estudios simulados.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StudyForm</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Open a file …</source>
            <translation>&amp;Abrir un archivo …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Choose …</source>
            <translation>Ele&amp;gir …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Protocol</source>
            <translation>&amp;Protocolo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Folder</source>
            <translation>&amp;Carpeta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}: {1} of {2} finished</source>
            <translation>{0}: han terminado {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power.</source>
            <translation>Dos grupos de {0} detectan una diferencia de {1} desviaciones estándar con una potencia del 80 %.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>SIMULATED: these are no people.</source>
            <translation>SIMULADO: no son personas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Recorded under another protocol, and left out: {0}.</source>
            <translation>Registrado con otro protocolo y no incluido: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Files with lines that were changed or cut: {0}.</source>
            <translation>Archivos con líneas cambiadas o cortadas: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>{0}, version {1}. {2} Games: {3}.</source>
            <translation>{0}, versión {1}. {2} Partidas: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocol</source>
            <translation>Protocolo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Protocols (*.toml)</source>
            <translation>Protocolos (*.toml)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Folder of the data</source>
            <translation>Carpeta de los datos</translation>
        </message>
    </context>
    <context>
        <name>StudyWindow</name>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Re&amp;hearse</source>
            <translation>E&amp;nsayar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>With simulated participants, in a folder beside this</source>
            <translation>Con participantes simulados, en una carpeta junto a esta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How &amp;many …</source>
            <translation>Potencia esta&amp;dística …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>How many participants it takes, by simulation</source>
            <translation>Cuántos participantes hacen falta, por simulación</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Fo&amp;llow</source>
            <translation>Obser&amp;var</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Who is where, while machines write into this folder</source>
            <translation>Quién va por dónde, mientras los equipos escriben en esta carpeta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Analyse</source>
            <translation>Ana&amp;lizar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>The report, its table and its picture</source>
            <translation>El informe, su tabla y su imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>&amp;Export tables</source>
            <translation>E&amp;xportar tablas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>Participants, games, attempts, answers and events</source>
            <translation>Participantes, partidas, intentos, respuestas y sucesos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>P&amp;ublish …</source>
            <translation>Pu&amp;blicar …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_form.py"></location>
            <source>One file for reviewers: protocol, plan, data, report, R</source>
            <translation>Un archivo para revisores: protocolo, plan, datos, informe, R</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>User studies</source>
            <translation>Estudios con usuarios</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} of {1} simulated participants</source>
            <translation>{0} de {1} participantes simulados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A sitting is under way: let it end first.</source>
            <translation>Hay una sesión en curso: deje que termine primero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>A study is being worked on: wait for its end first.</source>
            <translation>Se está trabajando en un estudio: espere primero a que acabe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>The PIN is set: do not forget it.</source>
            <translation>El PIN está fijado: no lo olvide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Replication kit</source>
            <translation>Paquete de replicación</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Kits (*.zip)</source>
            <translation>Paquetes (*.zip)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Analysing …</source>
            <translation>Analizando …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>Getting ready …</source>
            <translation>Preparando …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/study/study_window.py"></location>
            <source>{0} files are in {1}.</source>
            <extracomment>Of one: 1 file is in {1}.</extracomment>
            <translation>
                <numerusform>1 archivo está en {1}.</numerusform>
                <numerusform>{0} archivos están en {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreeModel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Clue</source>
            <translation>Pista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>Next guess</source>
            <translation>Próximo intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>it is the secret</source>
            <translation>es el secreto</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_model.py"></location>
            <source>{0}: {1} words, then {2}</source>
            <extracomment>Of one: {0}: 1 word, then {2}</extracomment>
            <translation>
                <numerusform>{0}: 1 palabra, después {2}</numerusform>
                <numerusform>{0}: {1} palabras, después {2}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TreePanel</name>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Decision tree of {0}</source>
            <translation>Árbol de decisión de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>&amp;Save as …</source>
            <translation>&amp;Guardar como …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>As a picture (SVG) or as data (JSON)</source>
            <translation>Como imagen (SVG) o como datos (JSON)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Picture (*.svg)</source>
            <translation>Imagen (*.svg)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Data (*.json)</source>
            <translation>Datos (*.json)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Growing below {0} …</source>
            <translation>Crece debajo de {0} …</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>It could not be grown.</source>
            <translation>No pudo crecer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>Clues and next guesses</source>
            <translation>Pistas y próximos intentos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/tree/tree_panel.py"></location>
            <source>{0} clues are possible.</source>
            <extracomment>Of one: 1 clue is possible.</extracomment>
            <translation>
                <numerusform>{0} pista es posible.</numerusform>
                <numerusform>{0} pistas son posibles.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Errors</name>
        <message>
            <location filename="../../app/wmh/ui/parts/error_text.py"></location>
            <source>{0} cannot be read or written: {1}.</source>
            <translation>{0} no se puede leer o escribir: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Esta estrategia necesita numba, que no está instalado aquí: elija la del artículo o la de los lugares.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no game {0}: {1}</source>
            <translation>No hay ningún juego {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no scenario {0}: {1}</source>
            <translation>No hay ninguna lección {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no protocol {0}: {1}</source>
            <translation>No hay ningún protocolo {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There are no values of letters {0}: {1}</source>
            <translation>No hay valores de letras {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>There is no lexicon {0} (codes are named as in codes:abcdef): {1}</source>
            <translation>No hay ningún léxico {0} (los códigos se nombran como en codes:abcdef): {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder.</source>
            <translation>{0} ya existe y es otra cosa: elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1}, which is no letter of this lexicon: give letters; ? is a blank.</source>
            <translation>El atril {0} tiene {1}, que no es una letra de este léxico: dé letras; ? es un comodín.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1}, which is no letter of this lexicon: give letters; a dot is a place for one, a star an open end.</source>
            <translation>El patrón {0} tiene {1}, que no es una letra de este léxico: dé letras; un punto es un lugar para una, un asterisco un extremo abierto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/meanings/stored.py"></location>
            <source>The dictionary {0} is damaged: install its package again.</source>
            <translation>El diccionario {0} está dañado: vuelva a instalar su paquete.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a table with version and text</source>
            <translation>una tabla con version y text</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a title for each</source>
            <translation>una tabla con un título para cada uno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/texts.py"></location>
            <source>a table with a text for each arm that has any</source>
            <translation>una tabla con un texto para cada grupo que tenga alguno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} is not a guess and its clues: write a clue for each board, as crane:wwywg/gwwww.</source>
            <translation>El turno {0} no es un intento con sus pistas: escriba una pista por tablero, como crane:wwywg/gwwww.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>The turn {0} has {1} for {2}: give one for each, and - for a board that is solved.</source>
            <translation>El turno {0} tiene {1} para {2}: dé una por tablero, y - para uno resuelto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>There are clues for {0}: give {1} to {2}, with a / between them.</source>
            <translation>Hay pistas para {0}: dé de {1} a {2}, separadas por /.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: there is no clue, but the board is not solved; give its marks.</source>
            <translation>{0}: no hay pista, pero el tablero no está resuelto; dé sus marcas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: turn {1} has solved it; write - for its clue.</source>
            <translation>{0}: el turno {1} lo resolvió; escriba - como pista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: that cannot be: {1}.</source>
            <translation>{0}: eso no puede ser: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: by the turns before it {1} cannot be the word; check its marks and theirs.</source>
            <translation>{0}: según los turnos anteriores, {1} no puede ser la palabra; revise sus marcas y las de ellos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Turn {0}, board {1}</source>
            <translation>Turno {0}, tablero {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0} is played on one board: use `wmh suggest --game {1}`, or name a game of several.</source>
            <translation>{0} se juega en un tablero: use `wmh suggest --game {1}` o nombre un juego de varios.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Games are played from their first guess: leave out the turns.</source>
            <translation>Las partidas se juegan desde el primer intento: quite los turnos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} cannot be the secrets of {1} boards: choose a wider --tier.</source>
            <translation>{0} no bastan como secretos de {1} tableros: elija un --tier más amplio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The guess {0} has {1} and the secret {2} has {3}: give two words of one length.</source>
            <translation>El intento {0} tiene {1} y el secreto {2}, {3}: dé dos palabras de igual longitud.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of numbers to read: paste a grid into standard input.</source>
            <translation>No hay ninguna fila de números que leer: pegue una cuadrícula en la entrada estándar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>There is no row of squares to read: paste a grid into standard input.</source>
            <translation>No hay ninguna fila de cuadros que leer: pegue una cuadrícula en la entrada estándar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} is not complete: no word made it.</source>
            <translation>La fila {0} no está completa: ninguna palabra la produjo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>The row {0} has {1}, but the secret {2} has {3}.</source>
            <translation>La fila {0} tiene {1}, pero el secreto {2} tiene {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The paper's pattern keeps words that a clue rules out, so no number of guesses can be proven with it: choose --rule tiles.</source>
            <translation>El patrón del artículo conserva palabras que una pista descarta, y con él no se puede demostrar ningún número de intentos: elija --rule tiles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is no word that may be guessed here: choose another, or widen --guesses or --tier.</source>
            <translation>La apertura {0} no es una palabra que se pueda intentar aquí: elija otra, o amplíe --guesses o --tier.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not every word can be found within so many guesses: allow more.</source>
            <translation>No todas las palabras se pueden hallar con tantos intentos: permita más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>No tree that finds every word within so many guesses was seen: allow more, or widen --width.</source>
            <translation>No se vio ningún árbol que halle todas las palabras con tantos intentos: permita más, o amplíe --width.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Some secrets may not be guessed: choose --flagged.</source>
            <translation>Algunos secretos no se pueden intentar: elija --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} is no file that ends in .txt, .json or .svg: choose such a name.</source>
            <translation>{0} no es un archivo que acabe en .txt, .json o .svg: elija un nombre así.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The rule {0} counts: pictures are read where every letter has a mark.</source>
            <translation>La regla {0} cuenta: las imágenes se leen cuando cada letra tiene una marca.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>--pattern paper is a reading of its own and the rule {0} another: choose one.</source>
            <translation>--pattern paper es una lectura propia y la regla {0} es otra: elija una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} is no file that ends in .svg or .json: choose such a name for --out.</source>
            <translation>{0} no es un archivo que acabe en .svg o .json: elija un nombre así para --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>No word may be guessed: name one with --opener, or try --flagged.</source>
            <translation>No se puede intentar ninguna palabra: nombre una con --opener o pruebe --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>The guess {0} has {1}, this game's words {2}.</source>
            <translation>El intento {0} tiene {1}; las palabras de esta partida, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/bench.py"></location>
            <source>Only a Python with the program in it has benchmarks: try make bench.</source>
            <translation>Solo hay mediciones en un Python que tenga el programa: pruebe make bench.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is a folder, and no study: give the path of a file.</source>
            <translation>{0} es una carpeta y no un estudio: dé la ruta de un archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is missing: give the path of a file.</source>
            <translation>{0} no existe: dé la ruta de un archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is a device or a pipe: give the path of a file.</source>
            <translation>{0} es un dispositivo o una tubería: dé la ruta de un archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} has {1} bytes, and {2} are the most that is looked at: split it.</source>
            <translation>{0} tiene {1} bytes y se miran {2} como mucho: divídalo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is empty: give a copy that is not.</source>
            <translation>{0} está vacío: dé una copia que no lo esté.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is text in UTF-16: save it as UTF-8.</source>
            <translation>{0} es texto en UTF-16: guárdelo como UTF-8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/kinds.py"></location>
            <source>{0} is no file that this program reads: give a lexicon, a word list, a lesson, a protocol, a game or something else of its own.</source>
            <translation>{0} no es un archivo que lea este programa: dé un léxico, una lista de palabras, una lección, un protocolo, un juego u otra cosa suya.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/figures.py"></location>
            <source>{0} is no checkout of this program: give one by --checkout.</source>
            <translation>{0} no es una copia de trabajo de este programa: dé una con --checkout.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>No word can be made of {0}: give other letters, or lower --min.</source>
            <translation>No se puede formar ninguna palabra con {0}: dé otras letras o baje --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is no file that ends in .svg: choose such a name for --svg.</source>
            <translation>{0} no es un archivo que acabe en .svg: elija un nombre así para --svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>The source prints the steps to {0} only: leave out --text.</source>
            <translation>La fuente solo imprime los pasos hasta {0}: quite --text.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --svg.</source>
            <translation>No se puede escribir {0} ({1}): elija otro lugar para --svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A game with you is a talk, which is no JSON: leave out --json, or choose --mode automatic.</source>
            <translation>Una partida con usted es una conversación, que no es JSON: quite --json o elija --mode automatic.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>You keep the secret in the mode keeper: leave out --keep and the like.</source>
            <translation>En el modo keeper usted guarda el secreto: quite --keep y similares.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A fixed secret must be given: choose --secret WORD.</source>
            <translation>Hay que dar el secreto fijo: elija --secret WORD.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>A secret that is given is not {0}: leave out --keep or --secret.</source>
            <translation>Un secreto dado no es {0}: quite --keep o --secret.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Your guesses need an answer, which is no JSON: leave out --you or --json.</source>
            <translation>Sus intentos necesitan una respuesta, que no es JSON: quite --you o --json.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word has {0} letters or more and {1} at most: change --min.</source>
            <translation>Ninguna palabra tiene {0} letras o más y {1} como mucho: cambie --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the secret too: give it as --secret WORD.</source>
            <translation>Un repaso necesita también el secreto: delo con --secret WORD.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>A review needs the guesses of the game: give them in their order.</source>
            <translation>Un repaso necesita los intentos de la partida: delos en su orden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>The game was over before the guess {0}: leave it out.</source>
            <translation>La partida acabó antes del intento {0}: quítelo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>No game is recorded yet: give --secret and the guesses of one.</source>
            <translation>Aún no hay ninguna partida registrada: dé --secret y los intentos de una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} is no file that ends in .svg or .png: choose such a name.</source>
            <translation>{0} no es un archivo que acabe en .svg o .png: elija un nombre así.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} has {1}, this game's words {2}.</source>
            <translation>La apertura {0} tiene {1}; las palabras de esta partida, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>The opener {0} is not in the lexicon {1}.</source>
            <translation>La apertura {0} no está en el léxico {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Where to? --{0} needs a folder: give one with --export.</source>
            <translation>¿Dónde? --{0} necesita una carpeta: dé una con --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>A lesson is either checked or exported: leave out --check or --export.</source>
            <translation>Una lección se comprueba o se exporta: quite --check o --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>What is exported is no JSON: leave out --json or --export.</source>
            <translation>Lo que se exporta no es JSON: quite --json o --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to export: name a scenario or its file.</source>
            <translation>No hay nada que exportar: nombre una lección o su archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>There is nothing to check: name a scenario or its file.</source>
            <translation>No hay nada que comprobar: nombre una lección o su archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>Nothing can be drawn: {0} ({1}).</source>
            <translation>No se puede dibujar nada: {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} cannot be written ({1}): choose another folder for --export.</source>
            <translation>No se puede escribir {0} ({1}): elija otra carpeta para --export.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1} of {2}, its facts say {3}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} tiene {1} de {2}; sus datos dicen {3}: construya el léxico otra vez con `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} has {1}, which dawg-python does not find: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} tiene {1}, que dawg-python no halla: construya el léxico otra vez con `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is no file that ends in .dawg: choose such a name for --out.</source>
            <translation>{0} no es un archivo que acabe en .dawg: elija un nombre así para --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>{0} cannot be written ({1}): choose another place for --out.</source>
            <translation>No se puede escribir {0} ({1}): elija otro lugar para --out.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Give word lists, or --recipe and its name: one of the two.</source>
            <translation>Dé listas de palabras, o --recipe y su nombre: una de las dos cosas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no known locale: leave --locale out, or write tr, as systems call Turkish.</source>
            <translation>{0} no es una configuración regional conocida: omita --locale o escriba tr, como llaman los sistemas al turco.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} are not letters only: write --letters äöü.</source>
            <translation>{0} no son solo letras: escriba --letters äöü.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_reading.py"></location>
            <source>{0} is no letter of two characters: write --digraphs ch,ll.</source>
            <translation>{0} no es una letra de dos caracteres: escriba --digraphs ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>The turn {0} is not a guess and a clue: write guess:clue, as rain:ywwg.</source>
            <translation>El turno {0} no es un intento y una pista: escriba intento:pista, como rain:ywwg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>There is no strategy {0}: choose from {1}.</source>
            <translation>No hay ninguna estrategia {0}: elija entre {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>No strategy is named to compare: choose from {0}.</source>
            <translation>No se nombra ninguna estrategia que comparar: elija entre {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--{0} belongs to {1}: give that too.</source>
            <translation>--{0} va con {1}: dé eso también.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>--cores and --cluster are two ways: choose one.</source>
            <translation>--cores y --cluster son dos caminos: elija uno.</translation>
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
            <translation>No hay ningún archivo {0}: dé una lista de palabras, una por línea, o un archivo .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>{0} has no words: give a list with one word a line.</source>
            <translation>{0} no tiene palabras: dé una lista con una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is a folder: give the name of a file.</source>
            <translation>{0} es una carpeta: dé el nombre de un archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>There is no folder {0} for {1}: make it first.</source>
            <translation>No hay ninguna carpeta {0} para {1}: créela primero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is no {1}: choose another name, or replace it by --force.</source>
            <translation>{0} ya existe y no es {1}: elija otro nombre o reemplácelo con --force.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/outputs.py"></location>
            <source>{0} is there and is something else: choose another folder, or replace it by --force.</source>
            <translation>{0} ya existe y es otra cosa: elija otra carpeta o reemplácela con --force.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the numbers are more than its letters can give</source>
            <translation>los números son más de lo que sus letras pueden dar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but a repeated letter gets its yellow from left to right</source>
            <translation>la {0} del lugar {1} es blanca y la del lugar {2} amarilla, pero una letra repetida recibe su amarillo de izquierda a derecha</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} green, but this rule leaves every {0} white or none</source>
            <translation>la {0} del lugar {1} es blanca y la del lugar {2} verde, pero esta regla deja blancas todas las {0} o ninguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is white and the one at place {2} yellow, but this rule leaves every {0} white or none</source>
            <translation>la {0} del lugar {1} es blanca y la del lugar {2} amarilla, pero esta regla deja blancas todas las {0} o ninguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at places {1} is yellow, but there are too few other places for it</source>
            <translation>la {0} de los lugares {1} es amarilla, pero hay muy pocos otros lugares para ella</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the {0} at place {1} is yellow, but there is no other place for it</source>
            <translation>la {0} del lugar {1} es amarilla, pero no hay otro lugar para ella</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} a {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>The lexicon {0} has no words of {1}: choose a length of {2}.</source>
            <translation>El léxico {0} no tiene palabras de {1}: elija una longitud de {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The lexicon {0} has no word of {1} that is as common as tier {2}: choose a wider --tier.</source>
            <translation>El léxico {0} no tiene ninguna palabra de {1} tan común como el nivel {2}: elija un --tier más amplio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} secrets cannot be drawn from {1}: choose 1 to {2}, or {3}.</source>
            <translation>No se pueden sortear {0} secretos entre {1}: elija de 1 a {2}, o {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>There is no file {0}: give a text file with a secret a line, a number, or {1}.</source>
            <translation>No hay ningún archivo {0}: dé un archivo de texto con un secreto por línea, un número o {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} is not UTF-8 text: give a file with a secret a line.</source>
            <translation>{0} no es texto UTF-8: dé un archivo con un secreto por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>{0} has no words: give a file with a secret a line.</source>
            <translation>{0} no tiene palabras: dé un archivo con un secreto por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is not in the lexicon {1}: leave it out, or choose another --lexicon.</source>
            <translation>El secreto {0} no está en el léxico {1}: quítelo o elija otro --lexicon.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} has {1}, this game's words {2}: leave it out, or choose another --length.</source>
            <translation>El secreto {0} tiene {1}; las palabras de esta partida, {2}: quítelo o elija otro --length.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is less common than tier {1}: leave it out, or choose --tier {2}.</source>
            <translation>El secreto {0} es menos común que el nivel {1}: quítelo o elija --tier {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/secrets.py"></location>
            <source>The secret {0} is flagged: leave it out, or choose --flagged.</source>
            <translation>El secreto {0} está vetado: quítelo o elija --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/told_game.py"></location>
            <source>{0} is played on {1} boards: use `wmh boards --game {2}`, or name a game on one.</source>
            <translation>{0} se juega en {1} tableros: use `wmh boards --game {2}` o nombre un juego de uno solo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--whole-list plays by itself: leave out --player and --strategies.</source>
            <translation>--whole-list juega por su cuenta: quite --player y --strategies.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>--look-ahead and --opener belong to --whole-list: give that too.</source>
            <translation>--look-ahead y --opener van con --whole-list: delo también.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>Nobody plays: give --player "COMMAND", or --strategies and a name.</source>
            <translation>Nadie juega: dé --player "COMMAND", o --strategies y un nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The player {0} is no command: {1}.</source>
            <translation>El jugador {0} no es una orden: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>A player is empty: give the command that starts it.</source>
            <translation>Un jugador está vacío: dé la orden que lo inicia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} cannot be read: write 4-13, or 5,7.</source>
            <translation>No se entienden las longitudes {0}: escriba 4-13, o 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>The lengths {0} are none: write the smaller one first.</source>
            <translation>Las longitudes {0} no son ninguna: escriba primero la menor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} has {1}, and no such words are played: leave it out, or choose its length.</source>
            <translation>La apertura {0} tiene {1}, y no se juega con palabras así: quítela o elija su longitud.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is the second of its length: give one.</source>
            <translation>La apertura {0} es la segunda de su longitud: dé una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>The opener {0} is not in {1}.</source>
            <translation>La apertura {0} no está en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>There is no file {0}: give a text file with one word a line.</source>
            <translation>No hay ningún archivo {0}: dé un archivo de texto con una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/words_of_length.py"></location>
            <source>{0} has no word of {1}: choose another length, or a list with one word a line.</source>
            <translation>{0} no tiene ninguna palabra de {1}: elija otra longitud o una lista con una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>Say where the report shall be: --out DIR.</source>
            <translation>Diga dónde debe estar el informe: --out DIR.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with word lists to --lists.</source>
            <translation>{0} no es una carpeta: dé a --lists una con listas de palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} is no folder: give one with other programs to --peers.</source>
            <translation>{0} no es una carpeta: dé a --peers una con otros programas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} has a report already: go on with it by --resume, or choose another folder.</source>
            <translation>{0} ya tiene un informe: continúelo con --resume o elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>There is no experiment {0}: there is {1}.</source>
            <translation>No hay ningún experimento {0}: hay {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0} cannot be written ({1}): choose another folder.</source>
            <translation>No se puede escribir {0} ({1}): elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>{0} is no folder: choose that of a study.</source>
            <translation>{0} no es una carpeta: elija la de un estudio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There are no participants in these folders: choose those of a study.</source>
            <translation>No hay participantes en estas carpetas: elija las de un estudio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} has more of {1}: let them go on once in the window, then recode.</source>
            <translation>{0} tiene más de {1}: continúe una vez en la ventana y después cambie el código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} is not in the lexicon {1}.</source>
            <translation>El secreto {0} no está en el léxico {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secret {0} has {1} letters and not {2}.</source>
            <translation>El secreto {0} tiene {1} letras y no {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} has participants: a plan is written before the first one.</source>
            <translation>{0} tiene participantes: el plan se escribe antes de la primera persona.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} is of a person: simulated participants need a folder of their own.</source>
            <translation>{0} es de una persona: los participantes simulados necesitan una carpeta propia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} has one arm, so there is nothing to compare.</source>
            <translation>{0} tiene un solo grupo, así que no hay nada que comparar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>{0} holds no participants.</source>
            <translation>{0} no contiene participantes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} is no licence known here: choose {1}.</source>
            <translation>{0} no es una licencia conocida aquí: elija {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} of {1} statistics are not R's.</source>
            <translation>{0} de {1} estadísticos no son los de R.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>What is followed has no end: leave out --json or --follow.</source>
            <translation>Lo que se sigue no tiene fin: quite --json o --follow.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} takes no value: see {1} --help.</source>
            <translation>{0} no lleva valor: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a value: see {1} --help.</source>
            <translation>{0} necesita un valor: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no command {1}: {2}</source>
            <translation>{0} no tiene la orden {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no option {1}: {2}</source>
            <translation>{0} no tiene la opción {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: see {1} --help.</source>
            <translation>Falta {0}: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} is missing: write {1}.</source>
            <translation>Falta {0}: escriba {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} needs a command: choose from {1}.</source>
            <translation>{0} necesita una orden: elija entre {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} has no place for {1}: write {2}.</source>
            <translation>{0} no tiene lugar para {1}: escriba {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0}: see {1} --help.</source>
            <translation>{0}: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} --help tells which it has.</source>
            <translation>{0} --help dice cuáles tiene.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>choose from {0}.</source>
            <translation>elija entre {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}: {2}</source>
            <translation>{0} no puede ser {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which does not exist: choose another.</source>
            <translation>{0} no puede ser {1}, que no existe: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a directory: choose another.</source>
            <translation>{0} no puede ser {1}, que es una carpeta: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be {1}, which is a file: choose another.</source>
            <translation>{0} no puede ser {1}, que es un archivo: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number: see {1} --help.</source>
            <translation>{0} debe ser un número entero: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {2} or more: see {1} --help.</source>
            <translation>{0} debe ser un número entero de {2} o más: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number of {3} or less: see {1} --help.</source>
            <translation>{0} debe ser un número entero de {3} o menos: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a whole number from {2} to {3}: see {1} --help.</source>
            <translation>{0} debe ser un número entero de {2} a {3}: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number: see {1} --help.</source>
            <translation>{0} debe ser un número: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {2} or more: see {1} --help.</source>
            <translation>{0} debe ser un número de {2} o más: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number of {3} or less: see {1} --help.</source>
            <translation>{0} debe ser un número de {3} o menos: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} must be a number from {2} to {3}: see {1} --help.</source>
            <translation>{0} debe ser un número de {2} a {3}: vea {1} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>{0} cannot be that ({1}): see {2} --help.</source>
            <translation>{0} no puede ser eso ({1}): vea {2} --help.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is green at place {3} since turn {1} ({2}) and must stay there</source>
            <translation>{0} es verde en el lugar {3} desde el turno {1} ({2}) y debe quedarse ahí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is yellow at place {3} since turn {1} ({2}) and must move</source>
            <translation>{0} es amarilla en el lugar {3} desde el turno {1} ({2}) y debe moverse</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is coloured in turn {1} ({2}) and must be used {3} times</source>
            <extracomment>Of one: {0} is coloured in turn {1} ({2}) and must be used</extracomment>
            <translation>
                <numerusform>{0} tiene color en el turno {1} ({2}) y debe usarse</numerusform>
                <numerusform>{0} tiene color en el turno {1} ({2}) y debe usarse {3} veces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} may be used {3} times at most since turn {1} ({2})</source>
            <extracomment>Of one: {0} may be used 1 time at most since turn {1} ({2})</extracomment>
            <translation>
                <numerusform>{0} puede usarse una vez como mucho desde el turno {1} ({2})</numerusform>
                <numerusform>{0} puede usarse {3} veces como mucho desde el turno {1} ({2})</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>{0} is white since turn {1} ({2}) and may not be used</source>
            <translation>{0} es blanca desde el turno {1} ({2}) y no puede usarse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1} at place {2}: use g, y and w for green, yellow and white (or 2 1 0, or O ? X).</source>
            <translation>La pista {0} tiene {1} en el lugar {2}: use g, y y w para verde, amarillo y blanco (o 2 1 0, u O ? X).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The secret {0} has {1}, which is no letter of this lexicon.</source>
            <translation>El secreto {0} tiene {1}, que no es letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The opener {0} has {1}, which is no letter of this lexicon.</source>
            <translation>La apertura {0} tiene {1}, que no es letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} marks letters: give {1} one of g, y and w for each of its {2}, not numbers.</source>
            <translation>La regla {0} marca letras: dé a {1} una de g, y y w por cada una de sus {2}, no números.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} has {3}: give one mark for each letter.</source>
            <translation>El intento {0} tiene {1} pero su pista {2} tiene {3}: dé una marca por letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The rule {0} counts: write {1}:{2} such as {1}:{3}.</source>
            <translation>La regla {0} cuenta: escriba {1}:{2}, como {1}:{3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The clue {0} has {1}, but the rule {2} counts {3}: write {4}:{5} such as {4}:{6}.</source>
            <translation>La pista {0} tiene {1}, pero la regla {2} cuenta {3}: escriba {4}:{5}, como {4}:{6}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1} but its clue {2} counts {3}: count each letter once at most.</source>
            <translation>El intento {0} tiene {1} pero su pista {2} cuenta {3}: cuente cada letra una vez como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters {0} have {1}, which is no letter of this lexicon: write letters, and a dot where none is given, as r... does.</source>
            <translation>Las letras dadas {0} tienen {1}, que no es letra de este léxico: escriba letras, y un punto donde no se da ninguna, como en r...</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, but this game's words have {2}.</source>
            <translation>El intento {0} tiene {1}, pero las palabras de esta partida tienen {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The given letters have {0}, but this game's words have {1}: write a dot for each letter that is not given.</source>
            <translation>Las letras dadas tienen {0}, pero las palabras de esta partida tienen {1}: escriba un punto por cada letra que no se da.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: 1 word</extracomment>
            <translation>
                <numerusform>{0} palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} repeated words</source>
            <extracomment>Of one: 1 repeated word</extracomment>
            <translation>
                <numerusform>1 palabra repetida</numerusform>
                <numerusform>{0} palabras repetidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} boards</source>
            <extracomment>Of one: 1 board</extracomment>
            <translation>
                <numerusform>{0} tablero</numerusform>
                <numerusform>{0} tableros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} clues</source>
            <extracomment>Of one: 1 clue</extracomment>
            <translation>
                <numerusform>{0} pista</numerusform>
                <numerusform>{0} pistas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} marks</source>
            <extracomment>Of one: 1 mark</extracomment>
            <translation>
                <numerusform>{0} marca</numerusform>
                <numerusform>{0} marcas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pegs</source>
            <extracomment>Of one: 1 peg</extracomment>
            <translation>
                <numerusform>{0} clavija</numerusform>
                <numerusform>{0} clavijas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} colours</source>
            <extracomment>Of one: 1 colour</extracomment>
            <translation>
                <numerusform>{0} color</numerusform>
                <numerusform>{0} colores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} codes</source>
            <extracomment>Of one: 1 code</extracomment>
            <translation>
                <numerusform>{0} código</numerusform>
                <numerusform>{0} códigos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} guesses</source>
            <extracomment>Of one: 1 guess</extracomment>
            <translation>
                <numerusform>{0} intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} openers</source>
            <extracomment>Of one: 1 opener</extracomment>
            <translation>
                <numerusform>1 apertura</numerusform>
                <numerusform>{0} aperturas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} attempts</source>
            <extracomment>Of one: 1 attempt</extracomment>
            <translation>
                <numerusform>{0} intento</numerusform>
                <numerusform>{0} intentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} games</source>
            <extracomment>Of one: 1 game</extracomment>
            <translation>
                <numerusform>{0} partida</numerusform>
                <numerusform>{0} partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} frames</source>
            <extracomment>Of one: 1 frame</extracomment>
            <translation>
                <numerusform>1 fotograma</numerusform>
                <numerusform>{0} fotogramas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} pictures</source>
            <extracomment>Of one: 1 picture</extracomment>
            <translation>
                <numerusform>1 imagen</numerusform>
                <numerusform>{0} imágenes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} experiments</source>
            <extracomment>Of one: 1 experiment</extracomment>
            <translation>
                <numerusform>1 experimento</numerusform>
                <numerusform>{0} experimentos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} points</source>
            <extracomment>Of one: 1 point</extracomment>
            <translation>
                <numerusform>{0} punto</numerusform>
                <numerusform>{0} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} lines</source>
            <extracomment>Of one: 1 line</extracomment>
            <translation>
                <numerusform>{0} línea</numerusform>
                <numerusform>{0} líneas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} places</source>
            <extracomment>Of one: 1 place</extracomment>
            <translation>
                <numerusform>{0} lugar</numerusform>
                <numerusform>{0} lugares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} symbols</source>
            <extracomment>Of one: 1 symbol</extracomment>
            <translation>
                <numerusform>{0} símbolo</numerusform>
                <numerusform>{0} símbolos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/count.py"></location>
            <source>{0} numbers</source>
            <extracomment>Of one: 1 number</extracomment>
            <translation>
                <numerusform>{0} número</numerusform>
                <numerusform>{0} números</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: the field {1} is missing: add {1} = and {2}.</source>
            <translation>{0}: falta el campo {1}: añada {1} = y, detrás, {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: the field {2} is missing: add {2} = and {3}.</source>
            <translation>{0}, línea {1}: falta el campo {2}: añada {2} = y, detrás, {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}: {1}.</source>
            <translation>{0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: {2}.</source>
            <translation>{0}, línea {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0}, line {1}: {2}</source>
            <translation>{0}, línea {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is longer than {1} bytes: choose another file.</source>
            <translation>{0} pasa de {1} bytes: elija otro archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no text in UTF-8: save it as UTF-8.</source>
            <translation>{0} no es texto en UTF-8: guárdelo como UTF-8.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a name of more than {2} parts is no field: mend that line.</source>
            <translation>{0}, línea {1}: un nombre de más de {2} partes no es un campo: corrija esa línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: a number of more than {2} digits cannot be read: write a smaller one.</source>
            <translation>{0}, línea {1}: un número de más de {2} cifras no se puede leer: escriba uno menor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML ({2}): mend that line.</source>
            <translation>{0}, línea {1}: esto no es TOML ({2}): corrija esa línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0}, line {1}: this is no TOML (its brackets are too deep): close them.</source>
            <translation>{0}, línea {1}: esto no es TOML (sus paréntesis son demasiado profundos): ciérrelos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is no TOML: {1}: mend that value.</source>
            <translation>{0} no es TOML: {1}: corrija ese valor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one line of text, {0} characters at most</source>
            <translation>una línea de texto, de {0} caracteres como mucho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a number from {0} to {1}</source>
            <translation>un número entero de {0} a {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>tables, each under [[{0}]]</source>
            <translation>tablas, cada una bajo [[{0}]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>there is no field {0}: use {1}</source>
            <translation>no hay ningún campo {0}; hay: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>{0} is {1}, but must be {2}</source>
            <translation>{0} es {1}, pero debe ser {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is longer than {0} bytes</source>
            <translation>tiene más de {0} bytes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no text in UTF-8</source>
            <translation>no es texto en UTF-8</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is no JSON (its brackets are too deep)</source>
            <translation>no es JSON (sus paréntesis son demasiado profundos)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at character {0}</source>
            <translation>está a medias o no es JSON, en el carácter {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>is cut short or is no JSON, at line {0}, character {1}</source>
            <translation>está a medias o no es JSON, en la línea {0}, carácter {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has no names for what it holds</source>
            <translation>no da nombre a lo que contiene</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something for {0} that it cannot be</source>
            <translation>dice para {0} algo que no puede ser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number of more than {0} digits</source>
            <translation>tiene un número de más de {0} cifras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has a number that is too large</source>
            <translation>tiene un número demasiado grande</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>has {0}, which is no number</source>
            <translation>tiene {0}, que no es un número</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>There are {0} words, and a lexicon holds {1}: use fewer.</source>
            <translation>Hay {0} palabras y un léxico admite {1}: use menos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/encoding.py"></location>
            <source>These words need {0} units; a file can hold {1}. Use fewer words.</source>
            <translation>Estas palabras necesitan {0} unidades; un archivo admite {1}. Use menos palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has format {0}, and this program reads format {1}</source>
            <translation>tiene el formato {0}, y este programa lee el formato {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>was changed after it was written (its checksum differs)</source>
            <translation>se cambió después de escribirse (su suma de control es otra)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>does not hold the facts of a lexicon</source>
            <translation>no contiene los datos de un léxico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>tells of {0} words, and {1} are the most</source>
            <translation>habla de {0} palabras, y {1} son el máximo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has numbers of words or sizes that cannot be</source>
            <translation>tiene números de palabras o tamaños que no pueden ser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has words of more than {0} letters, or letters that are none</source>
            <translation>tiene palabras de más de {0} letras, o letras que no lo son</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>has no alphabet that can be</source>
            <translation>no tiene un alfabeto posible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/facts.py"></location>
            <source>{0} of a newer version of this program (use that one)</source>
            <translation>{0} de una versión más reciente de este programa (use esa)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is cut short or is no DAWG</source>
            <translation>está a medias o no es un DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (its first number is not its size)</source>
            <translation>no es un DAWG (su primer número no es su tamaño)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (a unit points outside)</source>
            <translation>no es un DAWG (una unidad apunta fuera)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (some edges belong to nothing)</source>
            <translation>no es un DAWG (algunas aristas no son de nada)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has a loop, or words of more than {0} letters)</source>
            <translation>no es un DAWG (tiene un bucle, o palabras de más de {0} letras)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>is no DAWG (it has edges below which no word ends)</source>
            <translation>no es un DAWG (tiene aristas bajo las que no acaba ninguna palabra)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>has more than {0} words, which are the most</source>
            <translation>tiene más de {0} palabras, que son el máximo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has capitals: they are read as small letters.</source>
            <translation>{0} tiene mayúsculas: se leen como minúsculas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1}: each counts once.</source>
            <translation>{0} tiene {1}: cada una cuenta una vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} of {2}: each counts once.</source>
            <translation>{0} tiene {1} de {2}: cada una cuenta una vez.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} has {1} lines that are no words of {2} to {3} letters: left out.</source>
            <extracomment>Of one: {0} has 1 line that is no word of {2} to {3} letters: left out.</extracomment>
            <translation>
                <numerusform>{0} tiene 1 línea que no es una palabra de {2} a {3} letras: se deja fuera.</numerusform>
                <numerusform>{0} tiene {1} líneas que no son palabras de {2} a {3} letras: se dejan fuera.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/listed.py"></location>
            <source>{0} needs words, all of {1} to {2} letters.</source>
            <translation>{0} necesita palabras, todas de {1} a {2} letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>write {0}abcdef, or {1}0123456789 where none may occur twice.</source>
            <translation>escriba {0}abcdef, o {1}0123456789 si ninguno puede repetirse.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>No code can have {0} places: choose 1 to {1}.</source>
            <translation>Ningún código puede tener {0} lugares: elija de 1 a {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There is no code of {0} different symbols among {1}: choose a length of {2} at most.</source>
            <translation>No hay ningún código de {0} símbolos distintos entre {1}: elija una longitud de {2} como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>There are {0} codes of {1} among {2}, and a lexicon holds {3} of a length: choose fewer symbols or shorter codes.</source>
            <translation>Hay {0} códigos de {1} entre {2}, y un léxico admite {3} por longitud: elija menos símbolos o códigos más cortos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes need symbols: {0}</source>
            <translation>Los códigos necesitan símbolos: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1}, which is no letter or digit: {2}</source>
            <translation>Los símbolos {0} tienen {1}, que no es letra ni cifra: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>Codes can have {0} symbols at most, not {1}: name fewer.</source>
            <translation>Los códigos pueden tener {0} símbolos como mucho, no {1}: nombre menos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/product.py"></location>
            <source>The symbols {0} have {1} twice: name each once.</source>
            <translation>Los símbolos {0} tienen {1} dos veces: nombre cada uno una vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}: {1} cut at a slash, where the spelling checker's flags begin; the other forms that they stand for are not in the list.</source>
            <translation>{0}: {1} con corte en la barra, donde empiezan las marcas del corrector ortográfico; las otras formas que representan no están en la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>What stands beside the words is no number, and was passed over.</source>
            <translation>Lo que está junto a las palabras no es un número y se pasó por alto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as tiers: the smaller, the more common.</source>
            <translation>Los números junto a las palabras se leyeron como niveles: cuanto menor, más común.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>The numbers beside the words were read as counts: the larger, the more common. The {0} most common words have tier {1}, those after the {2}th tier {3}.</source>
            <translation>Los números junto a las palabras se leyeron como recuentos: cuanto mayor, más común. Las {0} palabras más comunes tienen el nivel {1}; las que siguen a la {2}.ª, el nivel {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/entries.py"></location>
            <source>{0}, line {1}: the tier {2} is no whole number from 0 to {3}. Write `word TAB tier`, or only the word.</source>
            <translation>{0}, línea {1}: el nivel {2} no es un número entero de 0 a {3}. Escriba `palabra TAB nivel`, o solo la palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list of a program.</source>
            <translation>{0} se ha leído como lista de un programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a table.</source>
            <translation>{0} se ha leído como tabla.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with numbers or dates beside the words.</source>
            <translation>{0} se ha leído como lista con números o fechas junto a las palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/forms.py"></location>
            <source>{0} was read as a list with several words a line.</source>
            <translation>{0} se ha leído como lista con varias palabras por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} is a list of a program with more than {1} million characters: give a text file, one word a line.</source>
            <translation>{0} es la lista de un programa con más de {1} millones de caracteres: indique un archivo de texto, una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/literals.py"></location>
            <source>{0} begins as JSON and is cut off or broken: give the whole of it, or a text file, one word a line.</source>
            <translation>{0} empieza como JSON y está cortado o dañado: indíquelo entero, o un archivo de texto, una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is not UTF-8 and was read as Latin-1: check its accents.</source>
            <translation>{0} no es UTF-8 y se leyó como Latin-1: compruebe sus acentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} {1}: give a text file, one word a line.</source>
            <translation>{0} ({1}): indique un archivo de texto, una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/text.py"></location>
            <source>{0} is a binary file, not a word list: give a text file, one word a line.</source>
            <translation>{0} es un archivo binario y no una lista de palabras: indique un archivo de texto, una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>Letters seen fewer than {0} times are taken for those of other languages: {1}</source>
            <translation>Las letras vistas menos de {0} veces se toman por letras de otras lenguas: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} has no word of {1} to {2} letters that could be told from the rest: give a list with one word a line, a table, or JSON.</source>
            <translation>{0} no tiene ninguna palabra de {1} a {2} letras que se distinga del resto: indique una lista con una palabra por línea, una tabla o JSON.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0}: {1} Leave out the words of other languages.</source>
            <translation>{0}: {1} Quite las palabras de otros idiomas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has {0} words, its facts say {1}</source>
            <translation>tiene {0} palabras, y sus datos dicen {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other lengths than its facts say</source>
            <translation>tiene palabras de otras longitudes que las que dicen sus datos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>has words of other letters than its facts say</source>
            <translation>tiene palabras de otras letras que las que dicen sus datos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/graph.py"></location>
            <source>was changed after it was built (its checksum differs)</source>
            <translation>se cambió después de construirse (su suma de control es otra)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is a folder: give the path of a .dawg file.</source>
            <translation>{0} es una carpeta: dé la ruta de un archivo .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is missing: give the path of a .dawg file.</source>
            <translation>Falta {0}: dé la ruta de un archivo .dawg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} is no .dawg file: build one from a word list with `wmh lexicon build {1} --out {2}.dawg`.</source>
            <translation>{0} no es un archivo .dawg: construya uno de una lista de palabras con `wmh lexicon build {1} --out {2}.dawg`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} {1}: build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} {1}: construya el léxico de nuevo con `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/store.py"></location>
            <source>{0} cannot be read ({1}): build the lexicon again with `wmh lexicon build`.</source>
            <translation>{0} no se puede leer ({1}): construya el léxico de nuevo con `wmh lexicon build`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>{0} is written from right to left, which boards are not made for yet: choose a list of another language.</source>
            <translation>{0} se escribe de derecha a izquierda, y los tableros aún no sirven para eso: elija una lista de otro idioma.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/automaton.py"></location>
            <source>The pattern goes too many ways at once. Use fewer of * + { } and |.</source>
            <translation>El patrón sigue demasiados caminos a la vez. Use menos * + { } y |.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/positions.py"></location>
            <source>The pattern is too large once its repetitions are written out: more than {0} letters. Use smaller numbers in {{ }}, or * and +.</source>
            <translation>El patrón es demasiado grande al desarrollar sus repeticiones: más de {0} letras. Use números menores en {{ }}, o * y +.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern has {0} characters, and {1} are the most. Make it shorter.</source>
            <translation>El patrón tiene {0} caracteres, y el máximo es {1}. Hágalo más corto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>The pattern is empty. Try .*ing for words that end in ing.</source>
            <translation>El patrón está vacío. Pruebe .*ado para palabras que terminan en ado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is never closed. Add a ).</source>
            <translation>Lugar {0}: este ( no se cierra. Añada un ).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this [ is never closed. Add a ].</source>
            <translation>Lugar {0}: este [ no se cierra. Añada un ].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: after a look-ahead put what | parts in parentheses: (...|...).</source>
            <translation>Lugar {0}: después de una mirada adelante, ponga entre paréntesis lo que | separa: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: ^ can only begin a pattern and $ only end it. Neither is needed.</source>
            <translation>Lugar {0}: ^ solo puede empezar un patrón y $ solo terminarlo. Ninguno hace falta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot look back. Look ahead from its beginning: (?=...).</source>
            <translation>Lugar {0}: un patrón no puede mirar hacia atrás. Mire hacia delante desde su comienzo: (?=...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a group cannot have a name. Leave the name out: (...).</source>
            <translation>Lugar {0}: un grupo no puede tener nombre. Quite el nombre: (...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot depend on a group. Write both cases out: (...|...).</source>
            <translation>Lugar {0}: un patrón no puede depender de un grupo. Escriba los dos casos: (...|...).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: of the marks that begin with (? only (?: (?= and (?! mean something here. Capital and small letters are alike without any.</source>
            <translation>Lugar {0}: de los signos que empiezan por (? aquí solo significan algo (?: (?= y (?!. Mayúsculas y minúsculas ya valen lo mismo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a look-ahead can only stand at the beginning. Move it there.</source>
            <translation>Lugar {0}: una mirada adelante solo puede estar al principio. Muévala ahí.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this ( is inside {1} others, and no more are read. Use fewer.</source>
            <translation>Lugar {0}: este ( está dentro de otros {1}, y no se leen más. Use menos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: this {1} closes nothing. Leave it out.</source>
            <translation>Lugar {0}: este {1} no cierra nada. Quítelo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: numbers belong between {{ and }}, as in .{{2}} or .{{2,4}}.</source>
            <translation>Lugar {0}: los números van entre {{ y }}, como en .{{2}} o .{{2,4}}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: there is nothing before {1} to repeat.</source>
            <translation>Lugar {0}: antes de {1} no hay nada que repetir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in {1} the smaller number comes first.</source>
            <translation>Lugar {0}: en {1} el número menor va primero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: in a range the first letter comes first: [a-f].</source>
            <translation>Lugar {0}: en un intervalo la primera letra va primero: [a-f].</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a pattern cannot refer back to a group. Write the letters out.</source>
            <translation>Lugar {0}: un patrón no puede remitir a un grupo. Escriba las letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/patterns/syntax.py"></location>
            <source>Place {0}: a \ means nothing here. Write . for any letter.</source>
            <translation>Lugar {0}: un \ no significa nada aquí. Escriba . para cualquier letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/extras.py"></location>
            <source>Statistics and plots need {0}, which is not installed: type pip install 'word-mastermind-helper[studies]', and try again.</source>
            <translation>La estadística y los gráficos necesitan {0}, que no está instalado: escriba pip install 'word-mastermind-helper[studies]' e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>{0} cannot be read: {1}.</source>
            <translation>{0} no se puede leer: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/usage.py"></location>
            <source>did you mean {0}?</source>
            <translation>¿quería decir {0}?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is {0}; or give a file.</source>
            <translation>hay {0}; o indique un archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/catalogue.py"></location>
            <source>there is none at all; give a file.</source>
            <translation>no hay ninguno; indique un archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/kept.py"></location>
            <source>does not say its version</source>
            <translation>no dice su versión</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>says something that cannot be</source>
            <translation>dice algo que no puede ser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is longer than any picture: give a PNG, JPEG or WebP.</source>
            <translation>{0} es más largo que cualquier imagen: indique un PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>{0} is no picture that can be read: give a PNG, JPEG or WebP.</source>
            <translation>{0} no es una imagen que se pueda leer: indique un PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, too few to show a board: take a larger one.</source>
            <translation>La imagen tiene {0} por {1} píxeles, muy pocos para un tablero: use una mayor.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/files/picture_file.py"></location>
            <source>The picture has {0} by {1} pixels, more than can be looked at: cut out the board.</source>
            <translation>La imagen tiene {0} por {1} píxeles, demasiados para mirarla: recorte el tablero.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} was guessed in row {1}: nominate another.</source>
            <translation>La palabra {0} ya se intentó en la fila {1}: proponga otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The word {0} is nominated already: raise hands for it.</source>
            <translation>La palabra {0} ya está propuesta: levanten la mano por ella.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>There is no secret yet: type a word, or have one drawn.</source>
            <translation>Aún no hay secreto: escriba una palabra o haga sortear una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has a sign that is no letter of the lexicon {0}: type another word.</source>
            <translation>El secreto tiene un signo que no es una letra del léxico {0}: escriba otra palabra.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/classroom/class_game.py"></location>
            <source>The secret has {0} letters and is not in the lexicon {1}: type another word.</source>
            <extracomment>Of one: The secret has 1 letter and is not in the lexicon {1}: type another word.</extracomment>
            <translation>
                <numerusform>El secreto tiene {0} letra y no está en el léxico {1}: escriba otra palabra.</numerusform>
                <numerusform>El secreto tiene {0} letras y no está en el léxico {1}: escriba otra palabra.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game is over: start a new one.</source>
            <translation>La partida ha terminado: empiece otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/reading.py"></location>
            <source>The guess {0} has {1}, which is no letter of this lexicon.</source>
            <translation>El intento {0} tiene {1}, que no es una letra de este léxico.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} has {1} letters, but this game's words have {2}.</source>
            <extracomment>Of one: The guess {0} has 1 letter, but this game's words have {2}.</extracomment>
            <translation>
                <numerusform>El intento {0} tiene {1} letra, pero las palabras de esta partida tienen {2}.</numerusform>
                <numerusform>El intento {0} tiene {1} letras, pero las palabras de esta partida tienen {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The guess {0} is not in the lexicon {1}: try another word.</source>
            <translation>El intento {0} no está en el léxico {1}: pruebe otra palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The game shows {0}: {1} has other letters there.</source>
            <translation>El juego muestra {0}: {1} tiene ahí otras letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The mode {0} does not let {1} pass: {2}.</source>
            <translation>El modo {0} no deja pasar {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>A secret that is not drawn must be given.</source>
            <translation>Un secreto que no se sortea se debe dar.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The lexicon {0} has no word of {1} letters that is as common as tier {2}: choose another length or a wider tier.</source>
            <extracomment>Of one: The lexicon {0} has no word of 1 letter that is as common as tier {2}: choose another length or a wider tier.</extracomment>
            <translation>
                <numerusform>El léxico {0} no tiene palabras de {1} letra tan comunes como el nivel {2}: elija otra longitud o un nivel más amplio.</numerusform>
                <numerusform>El léxico {0} no tiene palabras de {1} letras tan comunes como el nivel {2}: elija otra longitud o un nivel más amplio.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} is not in the lexicon {1}: choose a word that is, or another lexicon.</source>
            <translation>El secreto {0} no está en el léxico {1}: elija una palabra que esté, u otro léxico.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/keeping.py"></location>
            <source>The secret {0} has {1} letters, this game's words {2}: choose another word or length.</source>
            <extracomment>Of one: The secret {0} has 1 letter, this game's words {2}: choose another word or length.</extracomment>
            <translation>
                <numerusform>El secreto {0} tiene {1} letra, las palabras de esta partida {2}: elija otra palabra o longitud.</numerusform>
                <numerusform>El secreto {0} tiene {1} letras, las palabras de esta partida {2}: elija otra palabra o longitud.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>{0} It is passed over.</source>
            <translation>{0} Se pasa por alto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word is answered {0} for {1}: the mask is passed over.</source>
            <translation>Ninguna palabra recibe {0} para {1}: la máscara se pasa por alto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: masks of X alone are forgotten.</source>
            <translation>Ninguna palabra encaja tras {0} para {1}: se olvidan las máscaras solo de X.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/contestant.py"></location>
            <source>No word fits after {0} for {1}: the mask is passed over.</source>
            <translation>Ninguna palabra encaja tras {0} para {1}: la máscara se pasa por alto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1}: only O, ? and X are marks.</source>
            <translation>La máscara {0} tiene {1}: solo O, ? y X son marcas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/lingo/round.py"></location>
            <source>The mask {0} has {1} for {2}.</source>
            <translation>La máscara {0} tiene {1} para {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>The clue of {0} is not complete: mark the rest.</source>
            <translation>La pista de {0} no está completa: marque el resto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No secret gives {0} this clue: check it.</source>
            <translation>Ningún secreto da a {0} esta pista: revísela.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/marked.py"></location>
            <source>No word of the lexicon {0} gets these clues: check the last one and the earlier ones.</source>
            <translation>Ninguna palabra del léxico {0} recibe estas pistas: revise la última y las anteriores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its inverse takes its place</source>
            <translation>su inverso ocupa su lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>its colours are not in the code</source>
            <translation>sus colores no están en el código</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the best root, {0}</source>
            <translation>la mejor raíz, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>not better than the best root, {0}</source>
            <translation>no mejor que la mejor raíz, {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0} turned round, {1}</source>
            <translation>{0} al revés, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, more than {1}</source>
            <translation>{0}, más que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, not more than {1}</source>
            <translation>{0}, no más que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, no less</source>
            <translation>{0}, no menos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>{0}, less than {1}</source>
            <translation>{0}, menos que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, which is no colour: use {2}.</source>
            <translation>El código {0} tiene {1}, que no es un color: use {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>The code {0} has {1}, this game's codes {2}: write {2} letters from {3}, such as FCBE.</source>
            <translation>El código {0} tiene {1}; los códigos de este juego, {2}: escriba {2} letras de {3}, como FCBE.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} black</source>
            <extracomment>Of one: 1 black</extracomment>
            <translation>
                <numerusform>{0} negra</numerusform>
                <numerusform>{0} negras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>{0} white</source>
            <extracomment>Of one: 1 white</extracomment>
            <translation>
                <numerusform>{0} blanca</numerusform>
                <numerusform>{0} blancas</numerusform>
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
            <translation>ninguna clavija</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>kept</source>
            <translation>se conserva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>pruned</source>
            <translation>se descarta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>waiting</source>
            <translation>espera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/code_steps.py"></location>
            <source>solved</source>
            <translation>resuelto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left at worst: {0}, {1}.</source>
            <translation>Menos restantes en el peor caso: {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Fewest left on average: {0}, {1}.</source>
            <translation>Menos restantes de media: {0}, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most information: {0}, {1} bits.</source>
            <translation>Más información: {0}, {1} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>Most different marks: {0}, {1}.</source>
            <translation>Más respuestas distintas: {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>{0} are best in the worst case only.</source>
            <extracomment>Of one: {0} is best in the worst case only.</extracomment>
            <translation>
                <numerusform>{0} solo es el mejor en el peor caso.</numerusform>
                <numerusform>{0} solo son los mejores en el peor caso.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} and {1}</source>
            <translation>{0} y {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/first_guesses.py"></location>
            <source>There cannot be {0} colours: choose 1 to {1}.</source>
            <translation>No puede haber {0} colores: elija de 1 a {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/backtracking.py"></location>
            <source>the code</source>
            <translation>el código</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/playing.py"></location>
            <source>{0} left</source>
            <translation>quedan {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: {2}</source>
            <translation>{0}, etapa {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}, stage {1}: the source has {2} (score {3}), but it is {4} (score {5})</source>
            <translation>{0}, etapa {1}: la fuente pone {2} (puntuación {3}), lo correcto es {4} (puntuación {5})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}.</source>
            <translation>{0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}; it is pruned all the same.</source>
            <translation>{0}; se descarta de todos modos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is more than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0}: es más que {1}, así que según la regla no se descarta, sino que se expande.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/printed.py"></location>
            <source>{0}: that is no less than {1}, so by the rule it is not pruned but expanded.</source>
            <translation>{0}: no es menos que {1}, así que según la regla no se descarta, sino que se expande.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>such as "6-10" or [5, 6], all from 2 to 31</source>
            <translation>algo como "6-10" o [5, 6], todos de 2 a 31</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a list of places from 1 to {0}</source>
            <translation>una lista de lugares del 1 al {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} short names in place of {1}</source>
            <translation>{0} nombres cortos en lugar de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table such as [marks.green]</source>
            <translation>una tabla como [marks.green]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a table of green, yellow and white</source>
            <translation>una tabla con green, yellow y white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>boards is {0}, and several need rows: add rows</source>
            <translation>boards es {0}, y varios necesitan rows: añada rows</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>length is {0}, which is none of the lengths: name it there too</source>
            <translation>length es {0}, que no está en lengths: nómbrelo también ahí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>codes show no letters: leave out given</source>
            <translation>los códigos no muestran letras: quite given</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, but codes are of different letters a to z and digits: write codes:abcdef or distinct:0123456789</source>
            <translation>lexicon es {0}, pero los códigos son de letras distintas de la a a la z y cifras: escriba codes:abcdef o distinct:0123456789</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>lexicon is {0}, which has no {1} different symbols: name more</source>
            <translation>lexicon es {0}, que no tiene {1} símbolos distintos: nombre más</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>a game of codes has no words: leave out words</source>
            <translation>un juego de códigos no tiene palabras: quite words</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>opener is {0}, which is no word of the game's length</source>
            <translation>opener es {0}, que no es una palabra de la longitud del juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} counts nothing: leave out counts</source>
            <translation>la regla {0} no cuenta nada: quite counts</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out marks</source>
            <translation>la regla {0} no marca letras: quite marks</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>there is no mark {0}: use green, yellow and white</source>
            <translation>no hay ninguna marca {0}: use green, yellow y white</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>two marks have the key {0}: give each its own</source>
            <translation>dos marcas tienen la tecla {0}: dé a cada una la suya</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the rule {0} marks no letters: leave out squares</source>
            <translation>la regla {0} no marca letras: quite squares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the squares of {0} are emoji, as in {0} = "{1}"</source>
            <translation>los cuadrados de {0} son emoji, como en {0} = "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>{0} stands twice in squares: give each mark its own</source>
            <translation>{0} está dos veces en squares: dé a cada marca el suyo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the mark {0} needs a name and a key: name = "red", key = "r"</source>
            <translation>la marca {0} necesita un nombre y una tecla: name = "rojo", key = "r"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>the key of {0} is {1}: use one small letter</source>
            <translation>la tecla de {0} es {1}: use una letra minúscula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/race.py"></location>
            <source>A race needs a secret: give one.</source>
            <translation>Una carrera necesita un secreto: dé uno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/methods.py"></location>
            <source>The rack {0} has {1} arrangements, more than {2}: choose another method.</source>
            <translation>El atril {0} tiene {1} ordenaciones, más de {2}: elija otro método.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} letters: give {2} at most.</source>
            <translation>El atril {0} tiene {1} letras: dé {2} como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack {0} has {1} blanks: give {2} at most.</source>
            <translation>El atril {0} tiene {1} comodines: dé {2} como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The rack is empty: type its letters, and ? for a blank.</source>
            <translation>El atril está vacío: escriba sus letras, y ? para un comodín.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has a star between its letters: stars stand at its ends, and a dot for each place between.</source>
            <translation>El patrón {0} tiene un asterisco entre sus letras: los asteriscos van en los extremos, y un punto por cada lugar intermedio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} has {1} places: words have {2} letters at most.</source>
            <translation>El patrón {0} tiene {1} lugares: las palabras tienen {2} letras como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/rack_reading.py"></location>
            <source>The pattern {0} leaves no place for the rack: write a dot for each letter that is wanted, or a star at an end, as *{1}*.</source>
            <translation>El patrón {0} no deja lugar al atril: escriba un punto por cada letra deseada, o un asterisco en un extremo, como *{1}*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} has no table [values]: write one, with lines such as a = 1.</source>
            <translation>{0} no tiene tabla [values]: escriba una, con líneas como a = 1.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is no letter.</source>
            <translation>{0}: {1} no es una letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is worth {2}: give a whole number from 0 to {3}.</source>
            <translation>{0}: {1} vale {2}: dé un número entero de 0 a {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}: {1} is there twice: leave one out.</source>
            <translation>{0}: {1} está dos veces: quite una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0}, line {1}</source>
            <translation>{0}, línea {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/record/played.py"></location>
            <source>The game has letters that the lexicon {0} has not: it was another one.</source>
            <translation>La partida tiene letras que el léxico {0} no tiene: era otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be read: write tls://host:port, or local:4 for 4 here.</source>
            <translation>No se entiende el clúster {0}: escriba tls://equipo:puerto, o local:4 para 4 en este equipo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} lets everybody run programs who can connect: write tls:// and use certificates, as the guide says.</source>
            <translation>El clúster {0} deja ejecutar programas a cualquiera que pueda conectarse: escriba tls:// y use certificados, como indica la guía.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs Dask, which is not installed here: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Un clúster necesita Dask, que no está instalado aquí: pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} cannot be reached: look whether its scheduler runs there.</source>
            <translation>No se puede llegar al clúster {0}: mire si su planificador se está ejecutando allí.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster of this machine needs cryptography for its certificates: pip install 'word-mastermind-helper[cluster]'.</source>
            <translation>Un clúster en este equipo necesita cryptography para sus certificados: pip install 'word-mastermind-helper[cluster]'.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>A cluster needs certificates, and Dask's setting {0} is missing: the guide says how to make some.</source>
            <translation>Un clúster necesita certificados, y falta el ajuste {0} de Dask: la guía explica cómo crearlos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>Workers of {0} died one after the other of the same work: look whether they have enough memory.</source>
            <translation>Varios trabajadores de {0} han muerto uno tras otro con el mismo trabajo: mire si tienen memoria suficiente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The workers of {0} have no or another Word Mastermind Helper ({1}): install this version there.</source>
            <translation>Los trabajadores de {0} no tienen Word Mastermind Helper o tienen otro ({1}): instale allí esta versión.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The worker {0} has {1} {2}, and this program {3}: install the same there.</source>
            <translation>El trabajador {0} tiene {1} {2}, y este programa {3}: instale allí lo mismo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The cluster {0} has no workers: start some.</source>
            <translation>El clúster {0} no tiene trabajadores: inicie algunos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cluster.py"></location>
            <source>The scheduler of {0} is gone.</source>
            <translation>El planificador de {0} ya no está.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/cores.py"></location>
            <source>{0} processes died one after the other of the same work: look whether this machine has enough memory.</source>
            <translation>{0} procesos han muerto uno tras otro con el mismo trabajo: mire si este equipo tiene memoria suficiente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} holds something else than runs: choose another folder.</source>
            <translation>{0} contiene algo que no son ejecuciones: elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has no run to go on with: leave out --resume.</source>
            <translation>{0} no tiene ninguna ejecución que continuar: quite --resume.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} has a run already: go on with it by --resume, or choose another folder.</source>
            <translation>{0} ya tiene una ejecución: continúela con --resume o elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>There is no such run to go on with: leave out --resume.</source>
            <translation>No hay ninguna ejecución así que continuar: quite --resume.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is being written by another program: wait for it.</source>
            <translation>Otro programa está escribiendo {0}: espere a que termine.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/heavy/kept.py"></location>
            <source>{0} is no run of this program: choose another folder.</source>
            <translation>{0} no es una ejecución de este programa: elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} words at most</source>
            <translation>{0} palabras como mucho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>words without marks on letters</source>
            <translation>palabras sin signos en las letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of some of {0}</source>
            <translation>una lista de algunos de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the name of a number, such as remaining</source>
            <translation>el nombre de un número, como remaining</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the number of a step, from 1, or -1 for the last</source>
            <translation>el número de un paso, desde 1, o -1 para el último</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>a list of texts in quotes</source>
            <translation>una lista de textos entre comillas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>a text of at most {0} characters</source>
            <translation>un texto de {0} caracteres como mucho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no stage {0}: use {1}</source>
            <translation>no hay ninguna etapa {0}; hay: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is of no use beside words: leave out one of them</source>
            <translation>{0} no sirve junto a words: quite uno de los dos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the word {0} is not {1} to {2} letters: correct it or take it out</source>
            <translation>la palabra {0} no es de {1} a {2} letras: corríjala o quítela</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the words have {0} different letters, but {1} are the most: leave some out</source>
            <translation>las palabras tienen {0} letras distintas y {1} son el máximo: quite algunas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>no word has {0}: add some or change length</source>
            <translation>ninguna palabra tiene {0}: añada algunas o cambie length</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>codes of {0} are shorter: change length</source>
            <translation>los códigos de {0} son más cortos: cambie length</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the turn {0} is no guess and clue: write it like {1}</source>
            <translation>el turno {0} no es un intento y una pista: escríbalo como {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>given is {0}: write a letter or a dot for each of {1} places</source>
            <translation>given es {0}: escriba una letra o un punto para cada uno de los {1} lugares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>secret is {0}, which is no word</source>
            <translation>secret es {0}, que no es una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the secret {0} is not among the words: add it to them</source>
            <translation>el secreto {0} no está entre las palabras: añádalo a ellas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the guess {0} is no word: write letters only</source>
            <translation>el intento {0} no es una palabra: escriba solo letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there is no strategy {0}: use {1}</source>
            <translation>no hay ninguna estrategia {0}; hay: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>there are more than {0} stops: drop some</source>
            <translation>hay más de {0} paradas: quite algunas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal has {0}, but no figure is named: add figure, or leave it out</source>
            <translation>reveal tiene {0}, pero no se nombra ningún número: añada figure o quítelo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>reveal needs {0} where the number belongs, and no other brackets like it</source>
            <translation>reveal necesita {0} donde va el número, y ningún otro paréntesis así</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>the stage {0} needs {1}: add it or leave the stage out</source>
            <translation>la etapa {0} necesita {1}: añádalo o quite la etapa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but at most {2} can be shown: leave some out</source>
            <translation>{0} tiene {1}, pero se pueden mostrar {2} como mucho: quite algunos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} is there twice: take one out</source>
            <translation>{0} está dos veces: quite uno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/scenario_file.py"></location>
            <source>{0} has {1}, but length is {2}: make them equal</source>
            <translation>{0} tiene {1}, pero length es {2}: hágalos iguales</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>{0}, stop {1}: {2}.</source>
            <translation>{0}, parada {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the secret {1} is not in the lexicon {2}: choose another.</source>
            <translation>{0}: el secreto {1} no está en el léxico {2}: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1}, which is no letter of its words: change one of them.</source>
            <translation>{0} tiene {1}, que no es letra de sus palabras: cambie una de las dos cosas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0} has {1} letters in the lexicon {2}, but length is {3}: make them equal.</source>
            <translation>{0} tiene {1} letras en el léxico {2}, pero length es {3}: iguálelos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: the given letter {1} is no letter of its words: change one of them.</source>
            <translation>{0}: la letra dada {1} no es letra de sus palabras: cambie una de las dos cosas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is of another version of the program: use that one.</source>
            <translation>{0} es de otra versión del programa: use esa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/rack/values.py"></location>
            <source>{0} cannot be read ({1}).</source>
            <translation>No se puede leer {0} ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} {1}: put it right or remove it; it holds the words changed by hand in {2}.</source>
            <translation>{0} ({1}): corrija el archivo o quítelo; contiene las palabras cambiadas a mano en {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>No word would be left in {0}: remove the lexicon instead.</source>
            <translation>No quedaría ninguna palabra en {0}: quite mejor el léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1}, which is no letter of {2}: its letters are {3}.</source>
            <translation>{0} tiene {1}, que no es letra de {2}: sus letras son {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} has {1} letters: words have {2} to {3}.</source>
            <extracomment>Of one: {0} has 1 letter: words have {2} to {3}.</extracomment>
            <translation>
                <numerusform>{0} tiene una letra: las palabras tienen de {2} a {3}.</numerusform>
                <numerusform>{0} tiene {1} letras: las palabras tienen de {2} a {3}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/hand.py"></location>
            <source>{0} is not in {1}: check its spelling.</source>
            <translation>{0} no está en {1}: revise cómo se escribe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>Its lists are gone: it was built again from its own words.</source>
            <translation>Sus listas ya no están: se construyó de nuevo con sus propias palabras.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0}: {1} flagged words not in the lists.</source>
            <extracomment>Of one: {0}: 1 flagged word not in the lists.</extracomment>
            <translation>
                <numerusform>{0}: 1 palabra vetada no está en las listas.</numerusform>
                <numerusform>{0}: {1} palabras vetadas no están en las listas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>{0} cannot be read ({1}): give a text file with one word a line.</source>
            <translation>No se puede leer {0} ({1}): indique un archivo de texto con una palabra por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/library.py"></location>
            <source>{0} is made from its name and has no file.</source>
            <translation>{0} se hace a partir de su nombre y no tiene archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>A lexicon needs a name: letters, digits, spaces, - and _.</source>
            <translation>Un léxico necesita un nombre: letras, cifras, espacios, - y _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is a name for codes: choose one without a colon.</source>
            <translation>{0} es un nombre de códigos: elija uno sin dos puntos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} has {1}: a name has letters, digits, spaces, - and _ only.</source>
            <translation>{0} tiene {1}: un nombre solo tiene letras, cifras, espacios, - y _.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is too long: choose a name of {1} letters.</source>
            <translation>{0} es demasiado largo: elija un nombre de {1} letras como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} cannot be the name of a file: choose another one.</source>
            <translation>{0} no puede ser el nombre de un archivo: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is the name of a built-in lexicon: choose another one.</source>
            <translation>{0} es el nombre de un léxico incluido: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is a lexicon {0} already: choose another name.</source>
            <translation>Ya hay un léxico {0}: elija otro nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no lexicon {0}: installed are {1}.</source>
            <translation>No hay ningún léxico {0}: están instalados {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}, nor any other.</source>
            <translation>No hay ningún léxico importado {0}, ni ningún otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>There is no imported lexicon {0}: there are {1}.</source>
            <translation>No hay ningún léxico importado {0}: hay {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>{0} is built in and stays as it is.</source>
            <translation>{0} viene incluido y se queda como está.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/names.py"></location>
            <source>Too many lexica have the name {0}: choose another one.</source>
            <translation>Demasiados léxicos se llaman {0}: elija otro nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>No word is left in {0}: remove {1}.</source>
            <translation>No queda ninguna palabra en {0}: quite {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/patched.py"></location>
            <source>The words changed in {0} by hand have no room: {1} cannot be written ({2}).</source>
            <translation>Las palabras cambiadas a mano en {0} no caben: no se puede escribir {1} ({2}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has none.</source>
            <translation>No hay receta {0}: este sistema no tiene ninguna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>There is no recipe {0}: this system has {1}.</source>
            <translation>No hay receta {0}: este sistema tiene {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install {1}, as Debian and Ubuntu call it.</source>
            <translation>Falta {0}: instale {1}, como lo llaman Debian y Ubuntu.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} is missing: install aspell, which brings it.</source>
            <translation>Falta {0}: instale aspell, que lo trae.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: {1}.</source>
            <translation>No se puede descomprimir {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/recipes.py"></location>
            <source>{0} cannot be unpacked: install {1} again.</source>
            <translation>No se puede descomprimir {0}: instale {1} otra vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>cannot be started: {0}: {1}</source>
            <translation>no se puede iniciar: {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>was not done within {0} seconds</source>
            <translation>no terminó en {0} segundos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output</source>
            <translation>cerró su salida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0})</source>
            <translation>cerró su salida (código {0})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>ended its output (exit code {0}: {1})</source>
            <translation>cerró su salida (código {0}: {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/pit/player_process.py"></location>
            <source>wrote more than {0} characters and no end of line</source>
            <translation>escribió más de {0} caracteres sin fin de línea</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>A question without turns needs the length of its words: length=5.</source>
            <translation>Una pregunta sin turnos necesita la longitud de sus palabras: length=5.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>No word fits these turns: no guess can tell anything.</source>
            <translation>Ninguna palabra encaja con estos turnos: ningún intento puede decir nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not among the words that may be found here.</source>
            <translation>{0} no está entre las palabras que se pueden hallar aquí.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not found in {1} guesses.</source>
            <translation>{0} no se halla en {1} intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} of these do not fit the turns.</source>
            <translation>{0} de estos no encajan con los turnos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} has {1}: give a word of {2}.</source>
            <translation>{0} tiene {1}: dé una palabra de {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/public.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>{0} no está en el léxico {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} holds no figures of this program.</source>
            <translation>{0} no contiene cifras de este programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/figures.py"></location>
            <source>{0} has no place for the figures: {1}</source>
            <translation>{0} no tiene lugar para las cifras: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/playing.py"></location>
            <source>{0} has too few words of {1} letters ({2}, and an experiment draws {3}): choose a larger lexicon, or other experiments.</source>
            <translation>{0} tiene muy pocas palabras de {1} letras ({2}, y un experimento saca {3}): elija un léxico mayor u otros experimentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} is no report of this program: choose another folder.</source>
            <translation>{0} no es un informe de este programa: elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun by another version of the program ({1}, this is {2}), whose figures must not be mixed with these: choose another folder.</source>
            <translation>{0} se empezó con otra versión del programa ({1}; esta es {2}), cuyas cifras no deben mezclarse con estas: elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/replication/report.py"></location>
            <source>{0} was begun with another choice of --{1}: choose the same, or another folder.</source>
            <translation>{0} se empezó con otra elección de --{1}: elija la misma u otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/assumed.py"></location>
            <source>{0} are no sizes: write numbers from 2 to {1} with commas between.</source>
            <translation>{0} no son tamaños: escriba números de 2 a {1} separados por comas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/power.py"></location>
            <source>That study tells nothing to assume: {0}.</source>
            <translation>De ese estudio no se puede suponer nada: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line or the one before it was changed</source>
            <translation>se cambió esta línea o la anterior</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a line before this one is missing, or one is too many</source>
            <translation>falta una línea antes de esta, o sobra una</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>the last line is cut</source>
            <translation>la última línea está cortada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event: it {0}</source>
            <translation>esta línea no es un suceso: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line is no event that this version knows</source>
            <translation>esta línea no es un suceso que esta versión conozca</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>this line has a time that cannot be</source>
            <translation>esta línea tiene un tiempo que no puede ser</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/chain.py"></location>
            <source>a newer version of this program wrote this: use that one</source>
            <translation>una versión más reciente de este programa escribió esto: use esa</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} is the file of {1}: give it its name back, or give that participant another code with `wmh study recode`.</source>
            <translation>{0} es el archivo de {1}: devuélvale su nombre, o dé otro código a esa persona con `wmh study recode`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/folder.py"></location>
            <source>{0} was recorded under another protocol (or another version of it): analyse it with that one, or take the file out of the folder.</source>
            <translation>{0} se registró con otro protocolo (u otra versión): analícelo con ese, o saque el archivo de la carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/holding.py"></location>
            <source>{0} is open in another program ({1}): end that sitting first.</source>
            <translation>{0} está abierto en otro programa ({1}): termine antes esa sesión.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/journal.py"></location>
            <source>{0} was written by a newer version of this program, and stays as it is: go on with that version.</source>
            <translation>{0} fue escrito por una versión más reciente de este programa y se queda como está: continúe con esa versión.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>These folders cannot be put together: {0}</source>
            <translation>Estas carpetas no se pueden juntar: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/merging.py"></location>
            <source>{0} is there already and tells something else: choose an empty folder.</source>
            <translation>{0} ya está y dice otra cosa: elija una carpeta vacía.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>A PIN is 4 to 12 digits: choose another one.</source>
            <translation>Un PIN tiene de 4 a 12 cifras: elija otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/pin.py"></location>
            <source>{0} holds no PIN: delete it and set one anew.</source>
            <translation>{0} no contiene ningún PIN: bórrelo y ponga uno nuevo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is no code: take 2 to 20 letters a to z, digits and -.</source>
            <translation>{0} no es un código: use de 2 a 20 letras de la a a la z, cifras y -.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>There is no participant {0} in {1}.</source>
            <translation>No hay nadie con el código {0} en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0} is taken: choose another code.</source>
            <translation>{0} ya está en uso: elija otro código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/journal/recoding.py"></location>
            <source>{0}, line {1}: {2}. Nothing is written anew that hides this.</source>
            <translation>{0}, línea {1}: {2}. No se reescribe nada que lo oculte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The secret {0} is rarer than tier {1}, up to which words are suggested: choose another word or a wider tier.</source>
            <translation>El secreto {0} es más raro que el nivel {1}, hasta el que se sugieren palabras: elija otra palabra o un nivel más amplio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/assignment.py"></location>
            <source>The lexicon {0} has too few words of {1} letters up to tier {2} for {3} games: choose a wider tier.</source>
            <translation>El léxico {0} tiene muy pocas palabras de {1} letras hasta el nivel {2} para {3} partidas: elija un nivel más amplio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of some of {0}, each once</source>
            <translation>una lista de algunos de {0}, cada uno una vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of 2 to {0} names of machines, each of 1 to 8 letters a to z and digits, a letter first; or left out for one machine</source>
            <translation>una lista de 2 a {0} nombres de equipos, cada uno de 1 a 8 letras de la a a la z y cifras, primero una letra; o nada si hay un solo equipo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>at least two tables, each under [[arms]]</source>
            <translation>al menos dos tablas, cada una bajo [[arms]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>tables, each under [[blocks]]</source>
            <translation>tablas, cada una bajo [[blocks]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of words, "{0}" or "{1}"</source>
            <translation>una lista de palabras, "{0}" o "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>"{0}" or a number from {1} to {2}</source>
            <translation>"{0}" o un número entero de {1} a {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a list of {0}, or []</source>
            <translation>una lista de {0}, o []</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>left out, as languages is</source>
            <translation>nada, como languages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0}, as languages has them</source>
            <translation>{0}, como los nombra languages</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a name of small letters, digits and -</source>
            <translation>un nombre de letras minúsculas, cifras y -</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/fields.py"></location>
            <source>one of {0}</source>
            <translation>uno de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>two numbers, such as { attempts = 6.9, seconds = 178.4 }</source>
            <translation>dos números, como { attempts = 6.9, seconds = 178.4 }</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>a sequence has {0} arms for {1} blocks: name an arm for each block</source>
            <translation>una secuencia tiene {0} grupos para {1} bloques: nombre un grupo para cada bloque</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>arm_by needs sequences: add them, or leave it out</source>
            <translation>arm_by necesita sequences: añádalas o quite arm_by</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a station twice</source>
            <translation>{0} es dos veces un equipo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is for an arm that sees more than "{1}"</source>
            <translation>{0} es para un grupo que ve más que "{1}"</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>proven_to is for the strategy {0}</source>
            <translation>proven_to es para la estrategia {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>every block is practice: one must be measured</source>
            <translation>todos los bloques son de práctica: uno debe medirse</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} sequences</source>
            <translation>permuted es {0}, pero debe ser múltiplo de las {1} secuencias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>permuted is {0}, but must be a multiple of the {1} arms</source>
            <translation>permuted es {0}, pero debe ser múltiplo de los {1} grupos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>there are {0} secrets for {1} games: name one for each</source>
            <translation>hay {0} secretos para {1} partidas: nombre uno para cada una</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is a secret twice</source>
            <translation>{0} es dos veces un secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is what an arm is tried with, and known by then: choose another word</source>
            <translation>{0} es la palabra con la que se prueba un brazo y ya se conoce: elija otra palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>translated is there without {0}</source>
            <translation>translated está sin {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} has {1} and not {2}</source>
            <translation>{0} tiene {1} y no {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>tables, each under [[items]]</source>
            <translation>tablas, cada una bajo [[items]]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>a list of at least two texts, such as ["yes", "no"]</source>
            <translation>una lista de al menos dos textos, como ["sí", "no"]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/preset_file.py"></location>
            <source>true or false</source>
            <translation>true o false</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/protocol_reader.py"></location>
            <source>{0} is there twice</source>
            <translation>{0} está dos veces</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, which no step of {1} leads to</source>
            <translation>most es {0}, adonde no lleva ningún paso de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>least is {0}, but must be less than most, {1}</source>
            <translation>least es {0}, pero debe ser menor que most, {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>most is {0}, but must be more than {1}</source>
            <translation>most es {0}, pero debe ser mayor que {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/questionnaire.py"></location>
            <source>{0} has one of them twice</source>
            <translation>{0} tiene uno de ellos dos veces</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>one of {0}, or a list of lists of arms</source>
            <translation>uno de {0}, o una lista de listas de grupos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a list of lists of arms</source>
            <translation>una lista de listas de grupos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>sequences need design = "within" or "both": add that line</source>
            <translation>sequences necesita design = "within" o "both": añada esa línea</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all orders of {0} arms are too many: use williams</source>
            <translation>todos los órdenes de {0} grupos son demasiados: use williams</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>there is no arm {0}</source>
            <translation>no hay ningún grupo {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>{0} must have each arm once, or the design is both</source>
            <translation>{0} debe tener cada grupo una vez, o design es both</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>all sequences must have the same number of arms, at least two</source>
            <translation>todas las secuencias deben tener el mismo número de grupos, al menos dos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>a sequence is there twice</source>
            <translation>una secuencia está dos veces</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/protocol/sequences.py"></location>
            <source>the arm {0} is in no sequence</source>
            <translation>el grupo {0} no está en ninguna secuencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R is not there ({0} is not found): install it, then try again.</source>
            <translation>R no está ({0} no se encuentra): instálelo y vuelva a intentarlo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R lacks {0}: install these packages, then try again.</source>
            <translation>A R le falta {0}: instale estos paquetes y vuelva a intentarlo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/against_r.py"></location>
            <source>R did not end well: {0}</source>
            <translation>R no terminó bien: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/writing/kit.py"></location>
            <source>There is no {0} in {1}: choose the folder of a study.</source>
            <translation>No hay {0} en {1}: elija la carpeta de un estudio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/json_reading.py"></location>
            <source>does not say {0}</source>
            <translation>no dice {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/games/jobs.py"></location>
            <source>There is no word of this length to draw: choose another length.</source>
            <translation>No hay palabras de esta longitud que sortear: elija otra longitud.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/exporting/pictures.py"></location>
            <source>No fonts are installed, so nothing can be drawn: install one.</source>
            <translation>No hay ninguna fuente instalada y no se puede dibujar nada: instale una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lexica/hand_changes.py"></location>
            <source>{0} is not installed, and so cannot be changed: import its words first.</source>
            <translation>{0} no está instalado y por eso no se puede cambiar: importe antes sus palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The words of the lexicon {0} are not those with which this folder was recorded: some were added, left out or flagged since. Bring them back, or choose another folder.</source>
            <translation>Las palabras del léxico {0} no son aquellas con las que se registró esta carpeta: desde entonces se añadieron, omitieron o vetaron algunas. Recupérelas o elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>The clock of this protocol starts at the first letter typed, which the assistant cannot time: let the program keep the time, or use a protocol with starts = "shown".</source>
            <translation>El reloj de este protocolo empieza con la primera letra escrita, que el asistente no puede cronometrar: deje que el programa tome el tiempo, o use un protocolo con starts = "shown".</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} begins with no station of this protocol ({1}): write one and a - before it.</source>
            <translation>{0} no empieza por ningún equipo de este protocolo ({1}): escriba uno y un - delante.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/study/analysis/shown.py"></location>
            <source>The strategy {0} cannot be used here: {1}</source>
            <translation>La estrategia {0} no se puede usar aquí: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>This folder holds simulated participants: choose another folder.</source>
            <translation>Esta carpeta contiene participantes simulados: elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} was recorded under another protocol: choose that one, or another code.</source>
            <translation>{0} se registró con otro protocolo: elija ese, u otro código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is over: choose another code.</source>
            <translation>{0} ha terminado: elija otro código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/sitting/enrolled.py"></location>
            <source>{0} is there in other letters, large or small: use those.</source>
            <translation>{0} existe con otras mayúsculas o minúsculas: use esas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/study/jobs.py"></location>
            <source>{0} holds participants: simulated ones need a folder of their own.</source>
            <translation>{0} contiene participantes: los simulados necesitan una carpeta propia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>There are no participants in {0}: choose the folder of a study.</source>
            <translation>No hay participantes en {0}: elija la carpeta de un estudio.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print says that this stage starts from FCAE; its codes are those of FCEE.</source>
            <translation>Lo impreso dice que esta etapa parte de FCAE; sus códigos son los de FCEE.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>It was checked in stage 1 already, so it takes no guess.</source>
            <translation>Ya se comprobó en la etapa 1, así que no gasta ningún intento.</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/fcbe.toml"></location>
            <source>The print heads this stage "Expand the root by color"; it expands the node FCAE.</source>
            <translation>Lo impreso titula esta etapa "Expand the root by color"; expande el nodo FCAE.</translation>
        </message>
    </context>
    <context>
        <name>Finding</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>A pattern: .*ing or (a|b)..</source>
            <translation>Un patrón: .*ado o (a|b)..</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Find words by pattern</source>
            <translation>Buscar palabras por patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words searched</source>
            <translation>Palabras en que se busca</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search</source>
            <translation>Cerrar la búsqueda</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Close the search (Esc)</source>
            <translation>Cerrar la búsqueda (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>any length</source>
            <translation>cualquier longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>El léxico aún no está abierto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Searching …</source>
            <translation>Buscando …</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} letters, and still possible</source>
            <extracomment>Of one: 1 letter, and still possible</extracomment>
            <translation>
                <numerusform>{0} letra, y aún posible</numerusform>
                <numerusform>{0} letras, y aún posibles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HitList</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Words found</source>
            <translation>Palabras encontradas</translation>
        </message>
    </context>
    <context>
        <name>FindText</name>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} no es una letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>Letters, and . for any letter; [abc] is one of these, [^abc] none of them, (ab|c) either, ? one or none, * any number.</source>
            <translation>Letras, y . para cualquier letra; [abc] es una de estas, [^abc] ninguna de ellas, (ab|c) una u otra, ? una o ninguna, * cualquier número.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} has {1} letters, and the words of this game {2}.</source>
            <translation>{0} tiene {1} letras, y las palabras de esta partida {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>No word matches.</source>
            <translation>Ninguna palabra coincide.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match, the first {1} are listed.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} palabra coincide.</numerusform>
                <numerusform>{0} palabras coinciden; se muestran las primeras {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} words match.</source>
            <extracomment>Of one: 1 word matches.</extracomment>
            <translation>
                <numerusform>{0} palabra coincide.</numerusform>
                <numerusform>{0} palabras coinciden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/finding.py"></location>
            <source>{0} more are less common ({1}) or flagged.</source>
            <extracomment>Of one: 1 more is less common ({1}) or flagged.</extracomment>
            <translation>
                <numerusform>{0} más es menos común ({1}) o está vetada.</numerusform>
                <numerusform>{0} más son menos comunes ({1}) o están vetadas.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupText</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is no letter of this lexicon.</source>
            <translation>No: {0} no es una letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0} is not in this lexicon.</source>
            <translation>No: {0} no está en este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Yes: {0} is in the list.</source>
            <translation>Sí: {0} está en la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>No: {0}</source>
            <translation>No: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>It</source>
            <translation>Esta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a less common word, listed only among all words ({1}).</source>
            <translation>{0} es una palabra menos común, que solo está entre todas las palabras ({1}).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} is a flagged word, and those are not suggested.</source>
            <translation>{0} es una palabra vetada, y esas no se sugieren.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{0} has not the given letters.</source>
            <translation>{0} no tiene las letras dadas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} is ruled out by row {0}, {1}.</source>
            <translation>{{0}} queda descartada por la fila {0}, {1}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>{{0}} has {0} letters, and the words of this game {1}.</source>
            <extracomment>Of one: {{0}} has 1 letter, and the words of this game {1}.</extracomment>
            <translation>
                <numerusform>{{0}} tiene {0} letra, y las palabras de esta partida {1}.</numerusform>
                <numerusform>{{0}} tiene {0} letras, y las palabras de esta partida {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookupLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Is this word in my list?</source>
            <translation>¿Está esta palabra en la lista?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Look up a word</source>
            <translation>Consultar una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up</source>
            <translation>Cerrar la consulta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>Close the look-up (Esc)</source>
            <translation>Cerrar la consulta (Esc)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/lookup.py"></location>
            <source>The lexicon is not open yet.</source>
            <translation>El léxico aún no está abierto.</translation>
        </message>
    </context>
    <context>
        <name>PasteNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted</source>
            <translation>Pegado</translation>
        </message>
    </context>
    <context>
        <name>MakersRow</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>This row is not complete.</source>
            <translation>Esta fila no está completa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>No word of the list.</source>
            <translation>Ninguna palabra de la lista.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1} …</source>
            <extracomment>Of one: 1 word: {1} …</extracomment>
            <translation>
                <numerusform>{0} palabra: {1} …</numerusform>
                <numerusform>{0} palabras: {1} …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>{0} words: {1}</source>
            <extracomment>Of one: 1 word: {1}</extracomment>
            <translation>
                <numerusform>{0} palabra: {1}</numerusform>
                <numerusform>{0} palabras: {1}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GridNote</name>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Pasted grid</source>
            <translation>Cuadrícula pegada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret</source>
            <translation>El secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>The secret of this grid</source>
            <translation>El secreto de esta cuadrícula</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words (Enter)</source>
            <translation>Listar las palabras (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>List the words of each row</source>
            <translation>Listar las palabras de cada fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>What each row could have been if the secret is {0}:</source>
            <translation>Lo que pudo ser cada fila si el secreto es {0}:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/paste_note.py"></location>
            <source>Type its secret to see which words could have made each row.</source>
            <translation>Escriba su secreto para ver qué palabras pudieron dar cada fila.</translation>
        </message>
    </context>
    <context>
        <name>Pasted</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Use these turns (Enter)</source>
            <translation>Usar estos turnos (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Mark these words (Enter)</source>
            <translation>Marcar estas palabras (Intro)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>And {0} more lines.</source>
            <translation>Y {0} líneas más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a title, a score or the like: {1}</source>
            <translation>La línea {0} es un título, una puntuación o algo parecido: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is not understood: {1}</source>
            <translation>La línea {0} no se entiende: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has another length: {1}</source>
            <translation>La línea {0} tiene otra longitud: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a word without a clue: {1}</source>
            <translation>La línea {0} es una palabra sin pista: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is a clue without a word: {1}</source>
            <translation>La línea {0} es una pista sin palabra: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} has squares that this game does not have: {1}</source>
            <translation>La línea {0} tiene cuadros que este juego no tiene: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>In line {0} this is no part of the game: {1}</source>
            <translation>En la línea {0} esto no es parte del juego: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of several boards: {1}</source>
            <translation>La línea {0} es de varios tableros: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Line {0} is of an earlier game: {1}</source>
            <translation>La línea {0} es de una partida anterior: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>The text is long: nothing after line {0} was read.</source>
            <translation>El texto es largo: no se leyó nada después de la línea {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is in place</source>
            <translation>{0} está en su lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is elsewhere</source>
            <translation>{0} está en otro lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} is absent</source>
            <translation>{0} no está</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>Its squares: {0}.</source>
            <translation>Sus cuadros: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>red</source>
            <translation>rojo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>orange</source>
            <translation>naranja</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>yellow</source>
            <translation>amarillo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>green</source>
            <translation>verde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>blue</source>
            <translation>azul</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>purple</source>
            <translation>morado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>brown</source>
            <translation>marrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>black</source>
            <translation>negro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>white</source>
            <translation>blanco</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They start a game with words of {0} letters.</source>
            <translation>Empiezan una partida con palabras de {0} letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>They replace what is on the board; {0} brings it back.</source>
            <translation>Sustituyen lo que hay en el tablero; {0} lo recupera.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} and {1} more</source>
            <translation>{0} y {1} más</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} clues without their words.</source>
            <extracomment>Of one: 1 clue without its word.</extracomment>
            <translation>
                <numerusform>{0} pista sin su palabra.</numerusform>
                <numerusform>{0} pistas sin sus palabras.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} turns: {1}.</source>
            <extracomment>Of one: 1 turn: {1}.</extracomment>
            <translation>
                <numerusform>{0} turno: {1}.</numerusform>
                <numerusform>{0} turnos: {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/pasted.py"></location>
            <source>{0} words without clues: {1}.</source>
            <extracomment>Of one: 1 word without a clue: {1}.</extracomment>
            <translation>
                <numerusform>{0} palabra sin pista: {1}.</numerusform>
                <numerusform>{0} palabras sin pistas: {1}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pasting</name>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The lexicon is not open yet: paste again in a moment.</source>
            <translation>El léxico aún no está abierto: pegue de nuevo en un momento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>There is no text in the clipboard.</source>
            <translation>No hay texto en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>This is a game on several boards: paste it there, {0}.</source>
            <translation>Es una partida en varios tableros: péguela allí, {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The text in the clipboard is no game. One row of a game: {0}</source>
            <translation>El texto del portapapeles no es una partida. Una fila de una partida: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/boards/boards_pasting.py"></location>
            <source>The text has words of {0} letters; this lexicon has none.</source>
            <translation>El texto tiene palabras de {0} letras; este léxico no tiene ninguna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pasting.py"></location>
            <source>The secret must be a word of {0} letters.</source>
            <translation>El secreto debe ser una palabra de {0} letras.</translation>
        </message>
    </context>
    <context>
        <name>PatternLine</name>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Pattern</source>
            <translation>Patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>In full, as a strict pattern:</source>
            <translation>Completo, como patrón estricto:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The pattern is in the clipboard.</source>
            <translation>El patrón está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>The strict pattern is in the clipboard.</source>
            <translation>El patrón estricto está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the pattern</source>
            <translation>Copiar el patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/pattern_line.py"></location>
            <source>Copy the strict pattern</source>
            <translation>Copiar el patrón estricto</translation>
        </message>
    </context>
    <context>
        <name>Views</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Léxico: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, all words ({1})</source>
            <translation>Léxico: {0}, todas las palabras ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, everyday words ({1})</source>
            <translation>Léxico: {0}, palabras cotidianas ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}, common words ({1})</source>
            <translation>Léxico: {0}, palabras comunes ({1})</translation>
        </message>
    </context>
    <context>
        <name>Choices</name>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>everyday words</source>
            <translation>palabras cotidianas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>common words</source>
            <translation>palabras comunes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all words</source>
            <translation>todas las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Length of the words</source>
            <translation>Longitud de las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Another length begins a new game.</source>
            <translation>Otra longitud empieza una partida nueva.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words looked at</source>
            <translation>Palabras consideradas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Lexicon: {0}</source>
            <translation>Léxico: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>answers</source>
            <translation>soluciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>all guesses</source>
            <translation>todos los intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>This lexicon does not say which of its words are common.</source>
            <translation>Este léxico no dice cuáles de sus palabras son comunes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that can be the secret, or every word that may be guessed.</source>
            <translation>Palabras que pueden ser el secreto, o todas las que se pueden intentar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Of words this long, all are looked at.</source>
            <translation>De palabras tan largas se consideran todas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>Words that people say and write, those keen readers know, or every word.</source>
            <translation>Palabras que se dicen y se escriben, las que conocen los buenos lectores, o todas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} words. {1}</source>
            <extracomment>Of one: 1 word. {1}</extracomment>
            <translation>
                <numerusform>1 palabra. {1}</numerusform>
                <numerusform>{0} palabras. {1}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/ui/words/scope.py"></location>
            <source>{0} letters</source>
            <extracomment>Of one: 1 letter</extracomment>
            <translation>
                <numerusform>{0} letra</numerusform>
                <numerusform>{0} letras</numerusform>
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
            <translation>rain ywwg   un intento y su pista: g, y y w son verde, amarillo y blanco
rain 2,1    lo mismo cuando la regla cuenta
undo        deshacer el último paso
new         empezar de nuevo; `new 5` con palabras de 5 letras
given r...  letras que el juego regala; `given ....` ninguna
list 30     una lista más larga; `list` a solas la muestra otra vez
tier 127    lo poco comunes que pueden ser las palabras: 127 muestra todas
known       lo que dicen las pistas juntas
word torn   si una palabra está en la lista y, si no, por qué
fix 1       cambiar lo que dice una propuesta cuando ninguna palabra encaja
quit        o Control+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>colours</source>
            <translation>colores</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>events</source>
            <translation>sucesos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games</source>
            <translation>partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>games each</source>
            <translation>partidas cada uno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>height</source>
            <translation>altura</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>items</source>
            <translation>preguntas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>language</source>
            <translation>idioma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>lengths</source>
            <translation>longitudes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letters</source>
            <translation>letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participant</source>
            <translation>participante</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>participants</source>
            <translation>participantes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>width</source>
            <translation>anchura</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>you have it already</source>
            <translation>ya la tiene</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>a word, but too uncommon to be asked for</source>
            <translation>una palabra, pero demasiado rara para pedirla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>not in the lexicon</source>
            <translation>no está en el léxico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>the letters do not make it</source>
            <translation>no se forma con las letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too short</source>
            <translation>demasiado corta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>too late</source>
            <translation>demasiado tarde</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>/hint     a word that the helper would guess
/left     how many words fit
/give up  be told the secret
/quit     or Ctrl+D</source>
            <translation>/hint     una palabra que intentaría el ayudante
/left     cuántas palabras encajan
/give up  conocer el secreto
/quit     o Control+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>/found    that was the secret
/undo     take the last marks back
/give up  the program does not find it
/quit     or Ctrl+D</source>
            <translation>/found    ese era el secreto
/undo     retirar las últimas marcas
/give up  el programa no lo encuentra
/quit     o Control+D</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>added</source>
            <translation>añadidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>dropped</source>
            <translation>omitidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>flagged</source>
            <translation>vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>no longer flagged</source>
            <translation>ya no vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Source 002: expands by position and by colour in turn.</source>
            <translation>Fuente 002: expande por lugar y por color, por turnos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The same, but by position again wherever the score has risen.</source>
            <translation>Lo mismo, pero otra vez por lugar donde la puntuación ha subido.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes at worst (Knuth 1977).</source>
            <translation>Deja el menor número de códigos en el peor caso (Knuth 1977).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>The mark to expect tells most (Neuwirth 1982).</source>
            <translation>La respuesta que cabe esperar aporta más (Neuwirth 1982).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Leaves the fewest codes on average (Irving 1978).</source>
            <translation>Deja el menor número de códigos de media (Irving 1978).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Can be answered by the most different marks (Kooi 2005).</source>
            <translation>Puede recibir más respuestas distintas (Kooi 2005).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest guesses on average (Koyama and Lai 1993).</source>
            <translation>Necesita el menor número de intentos de media (Koyama y Lai 1993).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/games/mastermind/methods.py"></location>
            <source>Needs the fewest on average of those that never need more than five.</source>
            <translation>Es el que menos necesita de media entre los que nunca necesitan más de cinco.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/bench/__init__.py"></location>
            <source>measuring: {0}</source>
            <translation>midiendo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Board {0}: {1}</source>
            <translation>Tablero {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved.</source>
            <translation>resuelto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>solved in turn {0}.</source>
            <translation>resuelto en el turno {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>May solve</source>
            <translation>Puede resolver</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>looking for guesses that serve all boards</source>
            <translation>buscando intentos que sirvan a todos los tableros</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>{0} on {1} boards with words of {2}; {3}, tier {4}</source>
            <translation>{0} en {1} tableros con palabras de {2}; {3}, nivel {4}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>First guess: {0}</source>
            <translation>Primer intento: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Guesses: {0} on average, {1} at worst</source>
            <translation>Intentos: {0} de media, {1} en el peor caso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Within {0}: {1}%</source>
            <translation>En {0} como mucho: {1} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards_simulation.py"></location>
            <source>Games by guesses: {0}</source>
            <translation>Partidas por intentos: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/console.py"></location>
            <source>Type a guess and its clue, such as `rain ywwg`; or `help`, or `quit`.</source>
            <translation>Escriba un intento y su pista, como `rain ywwg`; o `help`, o `quit`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} has {1}, which is no letter of this lexicon.</source>
            <translation>{0} tiene {1}, que no es letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not in the lexicon {1}.</source>
            <translation>{0} no está en el léxico {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}, and fits.</source>
            <translation>{0} está en el léxico {1} y encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is in the lexicon {1}.</source>
            <translation>{0} está en el léxico {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is less common than what is shown: tier {0} shows it.</source>
            <translation>Es menos común que lo que se muestra: el nivel {0} la muestra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It is suggested only with --flagged.</source>
            <translation>Solo se sugiere con --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>It has {0}, this game's words {1}.</source>
            <translation>Tiene {0}; las palabras de esta partida, {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>The given letters rule it out.</source>
            <translation>Las letras dadas la descartan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Turn {0} ({1}) rules it out.</source>
            <translation>El turno {0} ({1}) la descarta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>{0} is not understood: type `rain ywwg`, or `help`.</source>
            <translation>No se entiende {0}: escriba `rain ywwg`, o `help`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Nothing is known yet.</source>
            <translation>Aún no se sabe nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>A list has one word at least: type `list 1`.</source>
            <translation>Una lista tiene al menos una palabra: escriba `list 1`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no turn to take back.</source>
            <translation>No hay ningún turno que deshacer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>Took back {0}.</source>
            <translation>Deshecho: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/conversation.py"></location>
            <source>There is no proposal {0}.</source>
            <translation>No hay ninguna propuesta {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>{0}: there is nothing to change.</source>
            <translation>{0}: no hay nada que cambiar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/doctor.py"></location>
            <source>looking for changes that make words fit</source>
            <translation>buscando cambios con los que encajen palabras</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words match</source>
            <extracomment>Of one: 1 word matches</extracomment>
            <translation>
                <numerusform>{0} palabra coincide</numerusform>
                <numerusform>{0} palabras coinciden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>, of which the first {0} are named: more with --rows</source>
            <translation>, de las que se nombran las primeras {0}: más con --rows</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} words more match, less common or flagged: see --tier and --flagged.</source>
            <extracomment>Of one: 1 word more matches, less common or flagged: see --tier and --flagged.</extracomment>
            <translation>
                <numerusform>{0} palabra más, menos común o vetada: vea --tier y --flagged.</numerusform>
                <numerusform>{0} palabras más, menos comunes o vetadas: vea --tier y --flagged.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>{0} is no letter of this lexicon.</source>
            <translation>{0} no es letra de este léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/mark.py"></location>
            <source>Line {0} was passed over: {1}.</source>
            <translation>Se pasó por alto la línea {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>No dictionary here has {0}.</source>
            <translation>Ningún diccionario de aquí tiene {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: install the package {0}, or put one of StarDict into {1}.</source>
            <translation>Aquí no hay ningún diccionario: instale el paquete {0}, o ponga uno de StarDict en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>There is no dictionary here: put one of StarDict into {0}.</source>
            <translation>Aquí no hay ningún diccionario: ponga uno de StarDict en {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/meaning.py"></location>
            <source>looking into the dictionaries</source>
            <translation>consultando los diccionarios</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Not proven: only some guesses were followed.</source>
            <translation>No demostrado: solo se siguieron algunos intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: with this first guess no other tree needs fewer.</source>
            <translation>Demostrado: con este primer intento ningún otro árbol necesita menos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Proven: no other first guess, and no other tree after it, needs fewer.</source>
            <translation>Demostrado: ningún otro primer intento, ni otro árbol tras él, necesita menos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0} to find, {1} to guess</source>
            <translation>{0} por encontrar, {1} para probar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>First guess {0}: {1} guesses in all, {2} on average, {3} at most</source>
            <translation>Primer intento {0}: {1} intentos en total, {2} de media, {3} como máximo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>Words by guesses: {0}</source>
            <translation>Palabras por intentos: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}; at least {2} are needed, {3} left to look at</source>
            <translation>{0}: {1}; se necesitan al menos {2}, quedan por mirar {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>drawing up the tree</source>
            <translation>trazando el árbol</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Secret?</source>
            <translation>¿Secreto?</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Certainty</source>
            <translation>Certeza</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Bits</source>
            <translation>Bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left at worst</source>
            <translation>En el peor caso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Clues</source>
            <translation>Pistas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>at least</source>
            <translation>como mínimo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>exact</source>
            <translation>exacto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>proven</source>
            <translation>demostrado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>estimated</source>
            <translation>estimado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>No board with letters was found: cut the picture down to the board, or type the rows.</source>
            <translation>No se halló ningún tablero con letras: recorte la imagen al tablero o escriba las filas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>The colour {0} may mean {1} or {2}.</source>
            <translation>El color {0} puede significar {1} o {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Board {0}, {1} letters</source>
            <translation>Tablero {0}, {1} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>given</source>
            <translation>dada</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>not marked yet</source>
            <translation>aún sin marcar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>Look at row {0}, tile {1}.</source>
            <translation>Mire la fila {0}, casilla {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/read.py"></location>
            <source>reading the picture</source>
            <translation>leyendo la imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The last word is not shown: --spoil 5 shows it.</source>
            <translation>La última palabra no se muestra: --spoil 5 la muestra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Letter</source>
            <translation>Letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Share</source>
            <translation>Parte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left would be named by any letter of it.</source>
            <translation>Cualquier letra de la palabra que queda la delataría.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion would be named by any letter of it.</source>
            <translation>Cualquier letra de la mejor sugerencia la delataría.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The word that is left has {0} at place {1}.</source>
            <translation>La palabra que queda tiene {0} en el lugar {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>The best suggestion has {0} at place {1}.</source>
            <translation>La mejor sugerencia tiene {0} en el lugar {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (proven).</source>
            <translation>Menos intentos: {0}, {1} intentos de media (demostrado).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Fewest guesses: {0}, {1} guesses on average (as far as was searched).</source>
            <translation>Menos intentos: {0}, {1} intentos de media (hasta donde se buscó).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Known: {0}</source>
            <translation>Se sabe: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Pattern: {0}</source>
            <translation>Patrón: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Strict: {0}</source>
            <translation>Estricto: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Paper's: {0}</source>
            <translation>El del artículo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>Milliseconds: {0}</source>
            <translation>Milisegundos: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/suggest.py"></location>
            <source>looking for the best guesses</source>
            <translation>buscando los mejores intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/tree.py"></location>
            <source>growing the tree</source>
            <translation>el árbol crece</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/check.py"></location>
            <source>looking at {0}</source>
            <translation>mirando {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} to {1}</source>
            <translation>{0} a {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>left out {0}: {1}, as {2}.</source>
            <translation>omitidas {0}: {1}, como {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is {1}, but must be a colour as #17171a</source>
            <translation>{0} es {1}, pero debe ser un color como #17171a</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} {1}: the program would set it aside.</source>
            <translation>{0} {1}: el programa lo apartaría.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>lines of a newer version of the program: {0}; use that one.</source>
            <translation>líneas de una versión más reciente del programa: {0}; use esa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line cannot be read as a game; the others count.</source>
            <translation>esta línea no se puede leer como partida; las demás cuentan.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>this line and {0} more cannot be read as a game; the others count.</source>
            <extracomment>Of one: this line and 1 more cannot be read as a game; the others count.</extracomment>
            <translation>
                <numerusform>esta línea y 1 más no se pueden leer como partidas; las demás cuentan.</numerusform>
                <numerusform>esta línea y {0} más no se pueden leer como partidas; las demás cuentan.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>it tells of several participants: {0}.</source>
            <translation>habla de varios participantes: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>unknown</source>
            <translation>desconocido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is no settings file: the program would set it aside.</source>
            <translation>No es un archivo de ajustes: el programa lo apartaría.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>It is of a newer version of the program: use that one.</source>
            <translation>Es de una versión más reciente del programa: use esa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} makes no sense: it would be as at first.</source>
            <translation>{0} no tiene sentido: quedaría como al principio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>there is no setting {0}: write {1}.</source>
            <translation>no hay ningún ajuste {0}: escriba {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/contents.py"></location>
            <source>{0} is no picture, or cut short: save it again as PNG.</source>
            <translation>{0} no es una imagen, o está cortada: guárdela de nuevo como PNG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>boards in hand</source>
            <translation>tableros en curso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>called words</source>
            <translation>palabras propuestas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a class game</source>
            <translation>una partida con la clase</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game</source>
            <translation>un juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game in hand</source>
            <translation>una partida en curso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a game under way</source>
            <translation>una partida en marcha</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lesson</source>
            <translation>una lección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>letter values</source>
            <translation>valores de letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a lexicon</source>
            <translation>un léxico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a picture</source>
            <translation>una imagen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a protocol</source>
            <translation>un protocolo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a questionnaire</source>
            <translation>un cuestionario</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a record of games</source>
            <translation>un registro de partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>settings</source>
            <translation>ajustes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study</source>
            <translation>un estudio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a study journal</source>
            <translation>un diario de un estudio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>texts of a protocol</source>
            <translation>textos de un protocolo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a theme</source>
            <translation>un tema</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>a word list</source>
            <translation>una lista de palabras</translation>
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
            <translation>línea {0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} bytes in memory</source>
            <translation>{0} bytes de memoria</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>{0} seconds</source>
            <translation>{0} segundos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>It costs {0}.</source>
            <translation>Cuesta {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>Nothing is wrong with it.</source>
            <translation>No hay nada mal en él.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1} of {2} letters or more, {3} seconds.</source>
            <translation>{0}: {1} de {2} letras o más, {3} segundos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>A word a line; an empty line shows how far you are, {0} ends.</source>
            <translation>Una palabra por línea; una línea vacía muestra cómo va, {0} termina.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0}: {1}, {2} seconds left.</source>
            <translation>{0}: {1}, quedan {2} segundos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Time is up.</source>
            <translation>Se acabó el tiempo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>The game has ended.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} words</source>
            <extracomment>Of one: {0} of 1 word</extracomment>
            <translation>
                <numerusform>{0} de {1} palabra</numerusform>
                <numerusform>{0} de {1} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>{0} of {1} points</source>
            <extracomment>Of one: {0} of 1 point</extracomment>
            <translation>
                <numerusform>{0} de {1} punto</numerusform>
                <numerusform>{0} de {1} puntos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Found {0} ({1}%), {2}.</source>
            <translation>Halladas: {0} ({1} %), {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/challenge.py"></location>
            <source>Missed: {0}</source>
            <translation>No halladas: {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} lines of {1} cannot be read and are left out.</source>
            <extracomment>Of one: 1 line of {1} cannot be read and is left out.</extracomment>
            <translation>
                <numerusform>{0} línea de {1} no se puede leer y se omite.</numerusform>
                <numerusform>{0} líneas de {1} no se pueden leer y se omiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} games of {1} are of a newer version of this program and are left out.</source>
            <extracomment>Of one: 1 game of {1} is of a newer version of this program and is left out.</extracomment>
            <translation>
                <numerusform>{0} partida de {1} es de una versión más reciente de este programa y se omite.</numerusform>
                <numerusform>{0} partidas de {1} son de una versión más reciente de este programa y se omiten.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>None of the recorded games is like that.</source>
            <translation>Ninguna de las partidas registradas es así.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>No game is recorded yet: `wmh play` starts one.</source>
            <translation>Aún no hay ninguna partida registrada: `wmh play` empieza una.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0}, {1} won ({2}%).</source>
            <translation>{0}, {1} ganadas ({2} %).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>Won in a row: {0} now, {1} at most.</source>
            <translation>Ganadas seguidas: {0} ahora, {1} como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} guesses on average.</source>
            <translation>{0} intentos de media.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/games.py"></location>
            <source>{0} seconds a game on average, {1} in the median.</source>
            <translation>{0} segundos por partida de media, {1} de mediana.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Type a guess.</source>
            <translation>Escriba un intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>No word fits.</source>
            <translation>Ninguna palabra encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Try {0}.</source>
            <translation>Pruebe {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>A word of {0}</source>
            <translation>Una palabra de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>from the lexicon {0}</source>
            <translation>del léxico {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>by the rule {0}</source>
            <translation>con la regla {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>in {0}</source>
            <translation>en {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>with {0} shown</source>
            <translation>con {0} a la vista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Found with {0}: {1}.</source>
            <translation>Hallado en {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found: the secret was {0}.</source>
            <translation>No hallado: el secreto era {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Not found.</source>
            <translation>No hallado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>Given up after {0}: no word fits that it knows.</source>
            <translation>Abandonado tras {0}: ninguna palabra que conozca encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Keep it to yourself, and mark the guesses.</source>
            <translation>No la diga y marque los intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>There are no marks to take back.</source>
            <translation>No hay marcas que retirar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>the marks of the guess</source>
            <translation>las marcas del intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>The program knows no other word that may be guessed.</source>
            <translation>El programa no conoce ninguna otra palabra que se pueda intentar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>That cannot be: {0}.</source>
            <translation>Eso no puede ser: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/marking.py"></location>
            <source>Mark {0} again, or type /undo.</source>
            <translation>Marque {0} otra vez, o escriba /undo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0}: {1} of {2}</source>
            <translation>{0}: {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} is found with {1}.</source>
            <translation>{0} se halla con {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>codes found by {0}</source>
            <translation>códigos hallados con {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>{0} codes, each found once by every method</source>
            <translation>{0} códigos, cada uno hallado una vez con cada método</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/prove.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds are for all codes, without the time to compile.</source>
            <translation>Los segundos son para todos los códigos, sin el tiempo de compilar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mark</source>
            <translation>Respuesta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left at worst</source>
            <translation>quedan en el peor caso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>left on average</source>
            <translation>quedan de media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>different marks</source>
            <translation>respuestas distintas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Method</source>
            <translation>Método</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Over {0}</source>
            <translation>Más de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Seconds</source>
            <translation>Segundos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Codes found with</source>
            <translation>Códigos por intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>marking all codes</source>
            <translation>marcando todos los códigos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>looking for the code</source>
            <translation>buscando el código</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not finished, and not recorded.</source>
            <translation>La partida no ha terminado y no se registra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>`/help` says what else can be typed.</source>
            <translation>`/help` dice qué más se puede escribir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>The game is not recorded: {0}: {1}.</source>
            <translation>La partida no se registró: {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/play.py"></location>
            <source>thinking of a guess</source>
            <translation>pensando un intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>game</source>
            <translation>juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>name</source>
            <translation>nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>length</source>
            <translation>longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>guesses</source>
            <translation>intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>rule</source>
            <translation>regla</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>more</source>
            <translation>más</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} can be played: {1} letters, rule {2}.</source>
            <translation>Se puede jugar a {0}: {1} letras, regla {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>given {0}</source>
            <translation>dadas {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>Type your guesses; `/give up` gives a secret up.</source>
            <translation>Escriba sus intentos; `/give up` abandona un secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race.py"></location>
            <source>letting the strategies run</source>
            <translation>corren las estrategias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}</source>
            <translation>Secreto {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>Left</source>
            <translation>Quedan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Solved in</source>
            <translation>Resuelto en</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>In all</source>
            <translation>En total</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Runner</source>
            <translation>Corredor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Found</source>
            <translation>Hallados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Not found</source>
            <translation>No hallados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} found it with {1}</source>
            <translation>{0} lo halló con {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>{0} has made {1}</source>
            <translation>{0} lleva {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Secret {0} of {1}: {2}.</source>
            <translation>Secreto {0} de {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Shown: {0}.</source>
            <translation>Se muestra: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Given up.</source>
            <translation>Abandonado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>gave up</source>
            <translation>abandonó</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} can be made</source>
            <translation>se pueden formar {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>the first {0} are shown</source>
            <translation>se muestran las primeras {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} more with --flagged</source>
            <translation>{0} más con --flagged</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>, by {0} words</source>
            <translation>, de {0} palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0}. Best score: {1}{2}.</source>
            <translation>{0}. Mejor puntuación: {1}{2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Rank</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Word</source>
            <translation>Palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/boards.py"></location>
            <source>Score</source>
            <translation>Puntuación</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Blanks</source>
            <translation>Comodines</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>{0} on {1}</source>
            <translation>{0} en {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0} but flagged ones: see them with --flagged.</source>
            <translation>Con {0} solo se forman palabras vetadas: véalas con --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>No word can be made of {0}: add letters, or lower --min.</source>
            <translation>No se puede formar ninguna palabra con {0}: añada letras o baje --min.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/find.py"></location>
            <source>looking for words</source>
            <translation>buscando palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>turn {0}</source>
            <translation>turno {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>games of the strategies</source>
            <translation>partidas de las estrategias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review.py"></location>
            <source>Flagged words are not counted, as no game hides them; --flagged counts them.</source>
            <translation>Las palabras vetadas no se cuentan, pues ningún juego las esconde; --flagged las cuenta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>What strategies would have guessed, and the bits to expect</source>
            <translation>Lo que habrían intentado las estrategias y los bits que esperar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Needs</source>
            <translation>Necesita</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>not found</source>
            <translation>no hallado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, found with {1}</source>
            <translation>{0}, hallado con {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>{0}, not found</source>
            <translation>{0}, no hallado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>The secret, not found</source>
            <translation>El secreto, no hallado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Left unused by {0}: {1}.</source>
            <translation>No aprovechado por {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill {0} of 100 on average.</source>
            <translation>Destreza {0} de 100 de media.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck {0} guesses in all.</source>
            <translation>Suerte en total: {0} intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Guess</source>
            <translation>Intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Before</source>
            <translation>Antes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>After</source>
            <translation>Después</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Told</source>
            <translation>Aportado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/race_table.py"></location>
            <source>Guesses</source>
            <translation>Intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Luck</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Skill</source>
            <translation>Destreza</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Best word</source>
            <translation>Mejor palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Possible</source>
            <translation>Posible</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/ranking_table.py"></location>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>solved</source>
            <translation>resuelto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>not rated</source>
            <translation>sin valorar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} with words of {1}</source>
            <translation>{0} con palabras de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, tier {1}</source>
            <translation>{0}, nivel {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>no flagged words</source>
            <translation>sin palabras vetadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>rule {0}</source>
            <translation>regla {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/presets.py"></location>
            <source>{0} mode</source>
            <translation>modo {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0} at most</source>
            <translation>{0} como mucho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/guessing.py"></location>
            <source>without the letters that {0} shows</source>
            <translation>sin las letras que muestra {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>{0}, games by guesses: {1}</source>
            <translation>{0}, partidas por intentos: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/review_table.py"></location>
            <source>Strategy</source>
            <translation>Estrategia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Mean</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Median</source>
            <translation>Mediana</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Worst</source>
            <translation>Peor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>drawing the plot</source>
            <translation>dibujando el gráfico</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>looking for the first guess</source>
            <translation>buscando el primer intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>{0} can be shown: {1} steps.</source>
            <translation>{0} se puede mostrar: {1} pasos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>scenario</source>
            <translation>lección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>title</source>
            <translation>título</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>stages</source>
            <translation>etapas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Question: {0}</source>
            <translation>Pregunta: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>Answer: {0}</source>
            <translation>Respuesta: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson.py"></location>
            <source>preparing the lesson</source>
            <translation>preparando la lección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>{0} to {1}: {2}</source>
            <translation>{0} a {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Cancelled. {0} was left as it was.</source>
            <translation>Cancelado. {0} quedó como estaba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>built in</source>
            <translation>incluido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} is sound</source>
            <translation>{0} está en orden</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, more than the text</source>
            <translation>{0} palabras de {1} a {2} letras, {3} bytes, más que el texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} words of {1} to {2} letters, {3} bytes, {4}% less than the text</source>
            <translation>{0} palabras de {1} a {2} letras, {3} bytes, {4} % menos que el texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>{0} {1} by hand</source>
            <translation>{0} {1} a mano</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lists</source>
            <translation>leyendo las listas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>reading the lexica</source>
            <translation>leyendo los léxicos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>looking for every word with dawg-python</source>
            <translation>buscando cada palabra con dawg-python</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Removed {0}.</source>
            <translation>Se quitó {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Renamed {0}: it is now {1}.</source>
            <translation>{0} se llama ahora {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. {0} knows of it when next opened.</source>
            <translation>Cancelado. {0} lo sabrá cuando se abra la próxima vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} {1}</source>
            <translation>{0} {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>nothing changed</source>
            <translation>nada cambiado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>{0} by hand: {1}.</source>
            <translation>{0} a mano: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>building the lexicon with the changes</source>
            <translation>construyendo el léxico con los cambios</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>Imported {0}</source>
            <translation>{0} importado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon.py"></location>
            <source>Built {0}</source>
            <translation>{0} construido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>, not here: install {0}</source>
            <translation>, no está aquí: instale {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>This system has no word lists below {0} that a recipe is known for: see `wmh lexicon recipes --all`.</source>
            <translation>Este sistema no tiene bajo {0} listas de palabras con receta conocida: vea `wmh lexicon recipes --all`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_hand.py"></location>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Cancelado. No se cambió nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_import.py"></location>
            <source>looking for lists of words</source>
            <translation>buscando listas de palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>words</source>
            <translation>palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>per length</source>
            <translation>por longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>alphabet</source>
            <translation>alfabeto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>trie nodes</source>
            <translation>nodos del trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>states</source>
            <translation>estados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>edges</source>
            <translation>aristas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>bytes</source>
            <translation>bytes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>text bytes</source>
            <translation>bytes del texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>reduction</source>
            <translation>reducción</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>{0}%</source>
            <translation>{0} %</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>source</source>
            <translation>fuente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/check/examined.py"></location>
            <source>licence</source>
            <translation>licencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Left out {0}, {1}: such as {2}</source>
            <translation>Omitido: {0}, {1}, como {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lexicon/lexicon_report.py"></location>
            <source>Merged {0} that repeated a word.</source>
            <translation>Unido: {0} que repetían una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/arguments.py"></location>
            <source>{0} is neither {1} nor a number from 0 to {2}.</source>
            <translation>{0} no es ni {1} ni un número de 0 a {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Dashboard: {0}</source>
            <translation>Panel: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2}</source>
            <translation>{0} de {1} {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} a second</source>
            <translation>{0} por segundo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} left</source>
            <translation>faltan {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped before anything was done.</source>
            <translation>Detenido antes de hacer nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>Stopped. {0}</source>
            <translation>Detenido. {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>{0} of {1} {2} are kept; go on with: {3}</source>
            <translation>Se conservan {0} de {1} {2}; continúe con: {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/named_lexicon.py"></location>
            <source>reading the words</source>
            <translation>leyendo las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Turn {0} ({1}) breaks the mode {2}: {3}.</source>
            <translation>El turno {0} ({1}) incumple el modo {2}: {3}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} words fit</source>
            <extracomment>Of one: 1 word fits</extracomment>
            <translation>
                <numerusform>{0} palabra encaja</numerusform>
                <numerusform>{0} palabras encajan</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0}, of those that are suggested only with --flagged.</source>
            <translation>{0}, de las que solo se sugieren con --flagged.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: in turn {0} ({1}) {2}.</source>
            <translation>Ninguna palabra encaja: en el turno {0} ({1}) {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>Or the lexicon lacks the secret.</source>
            <translation>O el secreto falta en el léxico.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>But {0} less common words do: widen the view to tier {1}.</source>
            <extracomment>Of one: But 1 less common word does: widen the view to tier {1}.</extracomment>
            <translation>
                <numerusform>Pero {0} palabra menos común sí: amplíe lo que se mira hasta el nivel {1}.</numerusform>
                <numerusform>Pero {0} palabras menos comunes sí: amplíe lo que se mira hasta el nivel {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>No word fits: {0}</source>
            <translation>Ninguna palabra encaja: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} in the view has the given letters. Check them.</source>
            <translation>ninguna palabra de {0} de las que se miran tiene las letras dadas. Revíselas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>no word of {0} is as common as tier {1}.</source>
            <translation>ninguna palabra de {0} es tan común como el nivel {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>turn {0} ({1})</source>
            <translation>el turno {0} ({1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its numbers and them.</source>
            <translation>{0} contradice las letras dadas. Revise sus números y estas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the given letters. Check its marks and them.</source>
            <translation>{0} contradice las letras dadas. Revise sus marcas y estas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its numbers and theirs.</source>
            <translation>{0} contradice los turnos anteriores. Revise sus números y los de ellos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>{0} contradicts the turns before it. Check its marks and theirs.</source>
            <translation>{0} contradice los turnos anteriores. Revise sus marcas y las de ellos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its numbers.</source>
            <translation>en {0} se acaban las palabras. Revise sus números.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}. Check its marks.</source>
            <translation>en {0} se acaban las palabras. Revise sus marcas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its numbers and the earlier ones.</source>
            <translation>en {0} se acaban las palabras; antes: {1}. Revise sus números y los anteriores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/reasons.py"></location>
            <source>the words run out at {0}; {1} fitted before it. Check its marks and the earlier ones.</source>
            <translation>en {0} se acaban las palabras; antes: {1}. Revise sus marcas y las anteriores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0}. {1}: {2}.</source>
            <translation>{0}. {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The guess of turn {0} ({1}) was {2}</source>
            <translation>El intento del turno {0} ({1}) fue {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>Turn {0} ({1}) was of another game</source>
            <translation>El turno {0} ({1}) era de otra partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is a less common word, shown with tier {0}</source>
            <translation>El secreto es una palabra menos común, que muestra el nivel {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The secret is in the lexicon {0}</source>
            <translation>El secreto está en el léxico {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>The game marks by the rule {0}, not {1}</source>
            <translation>El juego marca con la regla {0}, no {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>in turn {0} ({1}) {2}</source>
            <translation>en el turno {0} ({1}), {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>, and </source>
            <translation>, y </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>{0} are {1}, not {2}</source>
            <extracomment>Of one: 1 is {1}, not {2}</extracomment>
            <translation>
                <numerusform>{0} es {1}, no {2}</numerusform>
                <numerusform>{0} son {1}, no {2}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>unmarked</source>
            <translation>sin marca</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/remedies.py"></location>
            <source>the {0} at place {1} is {2}, not {3}</source>
            <translation>la {0} del lugar {1}: {2}, no {3}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/screen.py"></location>
            <source>{0}: {1}% done before it</source>
            <translation>{0}: antes, {1} % hecho</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/streams.py"></location>
            <source>Output: {0}.</source>
            <translation>Salida: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/waiting.py"></location>
            <source>compiling the strategies, once on this computer</source>
            <translation>compilando las estrategias, una sola vez en este equipo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>{0} has only {1} of {2} letters to play with.</source>
            <translation>{0} solo tiene {1} de {2} letras con que jugar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit.py"></location>
            <source>letting the players find the secrets</source>
            <translation>los jugadores buscan los secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} broke off {1}: with the secret {2} it {3}.</source>
            <translation>El jugador {0} interrumpió {1}: con el secreto {2}, {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>It was left out of the other {0}.</source>
            <translation>Partidas restantes en las que no participó: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>The player {0} made {1} with what is not in the list, first {2}.</source>
            <translation>El jugador {0} hizo {1} con lo que no está en la lista, primero {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/mastermind.py"></location>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Seconds a game</source>
            <translation>Segundos por partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Points by length</source>
            <translation>Puntos por longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Games by attempts</source>
            <translation>Partidas por intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/pit_report.py"></location>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points of a game, and how many in 100 take how many attempts</source>
            <translation>Puntos de una partida, y cuántas de cada 100 llevan cuántos intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>{0} games of each length bring {1} points on average.</source>
            <translation>{0} partidas de cada longitud dan {1} puntos de media.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/rack.py"></location>
            <source>Length</source>
            <translation>Longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/advice/spoiling.py"></location>
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Opener</source>
            <translation>Apertura</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/games/simulate.py"></location>
            <source>Lost</source>
            <translation>Perdidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>Time</source>
            <translation>Tiempo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/pit/whole_list.py"></location>
            <source>looking for the first guess of {0} letters</source>
            <translation>buscando el primer intento de {0} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/renamed.py"></location>
            <source>{0} is called {1} now.</source>
            <translation>{0} se llama ahora {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/replicate.py"></location>
            <source>{0}, about {1} of one core.</source>
            <translation>{0}, unos {1} de un núcleo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Usage: </source>
            <translation>Uso: </translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_options.py"></location>
            <source>Notice: {0}, line {1}: {2}.</source>
            <translation>Aviso: {0}, línea {1}: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Notice: {0}</source>
            <translation>Aviso: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} participants in {1}.</source>
            <translation>{0} participantes en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>{0} is now {1}: {2}</source>
            <translation>{0} es ahora {1}: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>This would delete:</source>
            <translation>Se borraría:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Say --yes to do it.</source>
            <translation>Con --yes se hace.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files are deleted:</source>
            <translation>Estos archivos se han borrado:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Lines about {0} are taken out of {1}.</source>
            <translation>Se han quitado de {1} las líneas sobre {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>These files name the participant too and stay as they are: look at them.</source>
            <translation>Estos archivos también nombran al participante y quedan como están: revíselos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>Copies elsewhere are not reached: on other machines, in folders that were merged from this one, in tables and kits saved or shared before, and in backups.</source>
            <translation>No se alcanzan las copias en otros lugares: en otros equipos, en carpetas en las que se reunió esta, en tablas y paquetes guardados o compartidos antes, ni en copias de seguridad.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0}, version {1}</source>
            <translation>{0}, versión {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} (sees {1})</source>
            <translation>{0} (ve {1})</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} participants, {1} each: {2}</source>
            <translation>{0} participantes, {1} cada uno: {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} games each, {1} of them practice; words of {2} letters</source>
            <translation>{0} partidas cada uno, {1} de prueba; palabras de {2} letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent, {0}: SHA-256 {1}</source>
            <translation>Consentimiento, {0}: SHA-256 {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Consent: SHA-256 {0}</source>
            <translation>Consentimiento: SHA-256 {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Groups: {0}</source>
            <translation>Grupos: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Stations: {0}; each deals out its own share of the places, {1} at a time, to codes that begin with its name: {2}-001.</source>
            <translation>Equipos: {0}; cada uno reparte su propia parte de las plazas, {1} cada vez, a códigos que empiezan por su nombre: {2}-001.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>The secrets are balanced where each group has a multiple of {0}.</source>
            <translation>Los secretos están equilibrados si cada grupo tiene un múltiplo de {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>Two groups of {0} find a difference of {1} standard deviations with 80 % power (5 %, two-sided); for 0.5 it takes {2} each, for 0.8 {3}.</source>
            <translation>Dos grupos de {0} hallan una diferencia de {1} desviaciones estándar con una potencia del 80 % (5 %, bilateral); para 0,5 hacen falta {2} cada uno, para 0,8 {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>{0} SIMULATED participants in {1}.</source>
            <translation>{0} participantes SIMULADOS en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_plan.py"></location>
            <source>reading what statistics need</source>
            <translation>leyendo lo que necesita la estadística</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>Assumed of ln seconds: last arm to first {0} times; standard deviations {1} among participants, {2} among secrets, {3} within, {8} of the difference of two arms among participants who meet both; game n takes n to the power of {4}; {5} % leave. {6} studies of each size, seed {7}.</source>
            <translation>Se supone de ln segundos: último grupo respecto al primero {0} veces; desviaciones estándar {1} entre participantes, {2} entre secretos, {3} dentro, {8} de la diferencia de dos grupos entre participantes que juegan en ambos; la partida n dura n elevado a {4}; {5} % lo deja. {6} estudios de cada tamaño, semilla {7}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>each group</source>
            <translation>cada grupo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>arms</source>
            <translation>grupos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>model</source>
            <translation>modelo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>means</source>
            <translation>medias</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_power.py"></location>
            <source>({0} without a model)</source>
            <translation>({0} sin modelo)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>{0} files in {1}.</source>
            <translation>{0} archivos en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the tables</source>
            <translation>escribiendo las tablas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing the games</source>
            <translation>analizando las partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>writing the report and drawing its pictures</source>
            <translation>escribiendo el informe y dibujando sus imágenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_results.py"></location>
            <source>analysing, and putting the kit together</source>
            <translation>analizando y reuniendo el paquete</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>not assigned</source>
            <translation>sin asignar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>nobody yet</source>
            <translation>nadie aún</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>{0} withdrew</source>
            <translation>{0} retirados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>finished</source>
            <translation>ha terminado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>withdrew</source>
            <translation>se ha retirado</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_status.py"></location>
            <source>game {0} of {1}</source>
            <translation>partida {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/study/study_people.py"></location>
            <source>reading the folders</source>
            <translation>leyendo las carpetas</translation>
        </message>
    </context>
    <context>
        <name>Progress</name>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the frames</source>
            <translation>dibujando los fotogramas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pages of all steps</source>
            <translation>dibujando las páginas de todos los pasos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the pictures</source>
            <translation>dibujando las imágenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/lesson_export.py"></location>
            <source>drawing the handout and the answers</source>
            <translation>dibujando la hoja de trabajo y la de respuestas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>temporary trie</source>
            <translation>trie temporal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>redundant nodes</source>
            <translation>nodos sobrantes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>bit encoding</source>
            <translation>empaquetando el grafo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/building/constructor.py"></location>
            <source>population</source>
            <translation>escribiendo los archivos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lexica/importing.py"></location>
            <source>reading</source>
            <translation>leyendo las palabras</translation>
        </message>
    </context>
    <context>
        <name>Units</name>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>games</source>
            <translation>partidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>openers</source>
            <translation>aperturas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>participants</source>
            <translation>participantes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>pieces</source>
            <translation>partes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>secrets</source>
            <translation>secretos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/parts/heavily.py"></location>
            <source>words</source>
            <translation>palabras</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Arguments</source>
            <translation>Argumentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>Commands</source>
            <translation>Órdenes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>default: {default}</source>
            <translation>por omisión: {default}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>required</source>
            <translation>obligatorio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/spoken/help.py"></location>
            <source>(dynamic)</source>
            <translation>(según el caso)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggests the next guess in games that hide a word. Without a command the window opens.

Where it is open already it comes to the front; `wmh --new-window` opens another one beside it.</source>
            <translation>Sugiere el próximo intento en juegos que esconden una palabra. Sin orden se abre la ventana.

Si ya está abierta, pasa al frente; `wmh --new-window` abre otra a su lado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the version.</source>
            <translation>Mostrar la versión.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far. Exit code 1 if none does.</source>
            <translation>Sugerir palabras que encajen con lo intentado hasta ahora. Código 1 si ninguna encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read all of the clues, or what the paper's pattern says.</source>
            <translation>Leer todo lo que dicen las pistas, o lo que dice el patrón del artículo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game: say which guess it would have refused, and suggest only guesses that it lets pass.</source>
            <translation>Un modo del juego: decir qué intento habría rechazado y sugerir solo los que deja pasar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How much to show: 1 how many words are left, 2 also which letters help, 3 also a letter of the best word, 4 the words, 5 also a word that is the only one left.</source>
            <translation>Cuánto mostrar: 1 cuántas palabras quedan, 2 también qué letras ayudan, 3 también una letra de la mejor palabra, 4 las palabras, 5 también una palabra que sea la única que queda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits. Exit code 1 if nothing helps.</source>
            <translation>Proponer qué cambiar si ninguna palabra encaja. Código 1 si nada ayuda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would. The words need not be in the lexicon.</source>
            <translation>Marcar un intento como lo haría el juego. Las palabras no tienen que estar en el léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to mark.</source>
            <translation>La palabra que marcar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show a row.</source>
            <translation>Cuántas palabras mostrar por fila.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.

Exit code 1 if there is none.</source>
            <translation>Leer los tableros de una captura de pantalla: palabras, marcas y lo que queda abierto.

Código 1 si no hay ninguno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A PNG, JPEG or WebP.</source>
            <translation>Un PNG, JPEG o WebP.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what each stage saw into this SVG.</source>
            <translation>Dibujar en este SVG lo que vio cada etapa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line. Exit code 1 if none does.</source>
            <translation>Hallar las palabras que coinciden con un patrón, una por línea. Código 1 si no hay ninguna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as .*ing or '(a|b)..': Python's regular expressions, over letters.</source>
            <translation>Como .*ing o '(a|b)..': expresiones regulares de Python, sobre letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name flagged words too.</source>
            <translation>Nombrar también las palabras vetadas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to name.</source>
            <translation>Cuántas palabras nombrar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.

The lexicon says which language's are looked at. Exit code 1 where a word is in none.</source>
            <translation>Decir qué significan las palabras, según los diccionarios de dictd y StarDict instalados.

El léxico dice los de qué idioma se miran. Código 1 si una palabra no está en ninguno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to look up.</source>
            <translation>Lo que buscar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only with this first guess.</source>
            <translation>Solo con este primer intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Follow so many guesses in a state: quicker, but no proof.</source>
            <translation>Seguir tantos intentos en cada estado: más rápido, pero sin prueba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --width: how many openers to try.</source>
            <translation>Con --width: cuántas aperturas probar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tree into this .txt, .json or .svg file.</source>
            <translation>Escribir el árbol en este archivo .txt, .json o .svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The first guess of every game; the game's own, or the strategy's, without it.</source>
            <translation>El primer intento de cada partida; sin él, el del juego o el de la estrategia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words to find: a file, a number to draw, or all.</source>
            <translation>Las palabras que hallar: un archivo, un número que sortear, o all.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Several strategies, as entropy,parts: a table of them all.</source>
            <translation>Varias estrategias, como entropy,parts: una tabla de todas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the distributions into this .svg or .png file.</source>
            <translation>Dibujar las distribuciones en este archivo .svg o .png.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that. Exit code 1 if no word fits.</source>
            <translation>Dibujar qué intentar ahora y después de cada pista a eso. Código 1 si ninguna palabra encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Such as rain:ywwg or rain=ywwg, rain:🟨⬜⬜🟩, or rain:2,1 where the rule counts.</source>
            <translation>Como rain:ywwg o rain=ywwg, rain:🟨⬜⬜🟩, o rain:2,1 si la regla cuenta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The next guess; the strategy's own without it.</source>
            <translation>El próximo intento; sin él, el de la estrategia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses deep.</source>
            <translation>De cuántos intentos de profundidad.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An .svg or .json file; without it JSON is printed.</source>
            <translation>Un archivo .svg o .json; sin él se imprime JSON.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Who guesses: you (guesser), the program (keeper), or it alone.</source>
            <translation>Quién adivina: usted (guesser), el programa (keeper), o él solo (automatic).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the program keeps the secret.</source>
            <translation>Cómo guarda el programa el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word to be found.</source>
            <translation>La palabra que hallar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of the secret starts from.</source>
            <translation>De qué parte el sorteo del secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds between the program's own guesses.</source>
            <translation>Segundos entre los intentos del programa.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep your game in the record.</source>
            <translation>Conservar su partida en el registro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Words, or a file of them, or a number.</source>
            <translation>Palabras, o un archivo de ellas, o un número.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies that run, as paper,entropy.</source>
            <translation>Las estrategias que corren, como paper,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run too: type your guesses.</source>
            <translation>Correr también: escriba sus intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Which words may be guessed.</source>
            <translation>Qué palabras se pueden intentar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words guessed; none for your last game.</source>
            <translation>Las palabras intentadas; ninguna para su última partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The word that was to be found.</source>
            <translation>La palabra que había que hallar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses the game allows.</source>
            <translation>Cuántos intentos permite el juego.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A mode of the game that refuses some guesses.</source>
            <translation>Un modo del juego que rechaza algunos intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How likely each word is: all alike, or by its tier.</source>
            <translation>Lo probable que es cada palabra: todas igual, o según su nivel.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take plurals and past tenses for unlikely secrets.</source>
            <translation>Tomar plurales y pasados por secretos improbables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The strategies asked what they would have guessed.</source>
            <translation>Las estrategias a las que se pregunta qué habrían intentado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the review into this HTML file.</source>
            <translation>Escribir el repaso en este archivo HTML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the games, a row each, into this file; - prints.</source>
            <translation>Escribir las partidas, una por fila, en este archivo; - las imprime.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only games of this mode.</source>
            <translation>Solo partidas de este modo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first. Exit code 1 if none can.</source>
            <translation>Mostrar las palabras que se forman con un atril, primero la de más puntos. Código 1 si no hay ninguna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The rack, ? for a blank.</source>
            <translation>El atril, ? para un comodín.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many blanks there are, 4 at most; or write ? each.</source>
            <translation>Cuántos comodines hay, 4 como mucho; o escriba ? por cada uno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What lies on the board, a dot for each place between, a star where the word may go on: ..a.e, or *a*.</source>
            <translation>Lo que hay en el tablero, un punto por cada lugar entre medias, un asterisco donde la palabra puede seguir: ..a.e, o *a*.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The most letters of a word.</source>
            <translation>El máximo de letras de una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What comes first: high scores or long words.</source>
            <translation>Qué va primero: puntuaciones altas o palabras largas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How they are found; all find the same words.</source>
            <translation>Cómo se hallan; todos hallan las mismas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up. All are shown at the end.</source>
            <translation>Hallar todas las palabras que se forman con unas letras antes de que acabe el tiempo. Al final se muestran todas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Your own letters; without, a word's.</source>
            <translation>Sus propias letras; sin ellas, las de una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the word is that is drawn.</source>
            <translation>Lo larga que es la palabra sorteada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How long the game lasts.</source>
            <translation>Cuánto dura la partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same number draws the same letters again.</source>
            <translation>El mismo número sortea otra vez las mismas letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The fewest letters of a word.</source>
            <translation>El mínimo de letras de una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What letters are worth: a language, or a .toml file.</source>
            <translation>Lo que valen las letras: un idioma, o un archivo .toml.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The name of a scenario, or its file; without one, all are listed.</source>
            <translation>El nombre de una lección, o su archivo; sin él se enumeran todos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only say whether the scenario can be shown.</source>
            <translation>Decir solo si la lección se puede mostrar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write files of the lesson into a folder.</source>
            <translation>Escribir archivos de la lección en una carpeta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export numbered PNGs, one a step.</source>
            <translation>Exportar PNG numerados, uno por paso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a PDF with a page a step.</source>
            <translation>Exportar un PDF con una página por paso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export an SVG drawing a step.</source>
            <translation>Exportar un dibujo SVG por paso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Export a handout and an answer sheet, as PDF.</source>
            <translation>Exportar una hoja de trabajo y otra de respuestas, en PDF.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Width of the PNGs in pixels.</source>
            <translation>Anchura de los PNG en píxeles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Ground of what is exported.</source>
            <translation>Fondo de lo que se exporta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Colours of the marks.</source>
            <translation>Colores de las marcas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Paper of the handout.</source>
            <translation>Papel de la hoja de trabajo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the secret has.</source>
            <translation>Cuántas letras tiene el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What makes a guess a good one.</source>
            <translation>Qué hace bueno un intento.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards. Exit code 1 if no word fits one of them.</source>
            <translation>Sugerir intentos que sirvan a varios tableros. Código 1 si en alguno no encaja ninguna palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A clue for each board, such as crane:wwywg/gwwww; - for one that is solved.</source>
            <translation>Una pista por tablero, como crane:wwywg/gwwww; - para uno resuelto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many boards, where no clue tells: else 4.</source>
            <translation>Cuántos tableros, si ninguna pista lo dice: si no, 4.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many words to show.</source>
            <translation>Cuántas palabras mostrar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play so many games, and say how they went.</source>
            <translation>Jugar tantas partidas y decir cómo fueron.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many guesses a game allows: 5 more than boards.</source>
            <translation>Cuántos intentos permite una partida: 5 más que tableros.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.

Players are started in the current folder, where they may read wordlist.txt. They are programs that run as you: start only those you trust. Of your environment they get six variables, but they can read your files and the options of this command, so a player that wants to can find out the seed and with it the secrets.</source>
            <translation>Hace que jugadores de Lingo busquen las mismas palabras secretas y cuenta sus puntos.

Los jugadores se inician en la carpeta actual, donde pueden leer wordlist.txt. Son programas que se ejecutan con sus permisos: inicie solo los de confianza. De su entorno reciben seis variables, pero pueden leer sus archivos y las opciones de esta orden, de modo que un jugador que se lo proponga puede averiguar la semilla y con ella las palabras secretas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The command of a player; the length is put behind it.</source>
            <translation>La orden de un jugador; la longitud se pone detrás.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Strategies of this program, as lingo,entropy.</source>
            <translation>Estrategias de este programa, como lingo,entropy.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The words, one a line; by default wordlistN.txt or wordlist.txt here.</source>
            <translation>Las palabras, una por línea; por omisión, wordlistN.txt o wordlist.txt de aquí.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many secrets of each length.</source>
            <translation>Cuántos secretos de cada longitud.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters secrets have, as 4-13 or 5,7.</source>
            <translation>Cuántas letras tienen los secretos, como 4-13 o 5,7.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds a game may take.</source>
            <translation>Segundos que puede durar una partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write every game into this file.</source>
            <translation>Escribir cada partida en este archivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The exact mean over all words of these lengths, as 5 or 4-13.</source>
            <translation>La media exacta de todas las palabras de estas longitudes, como 5 o 4-13.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: follow promising guesses.</source>
            <translation>Con --whole-list: seguir los intentos prometedores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With --whole-list: the first guess of every game.</source>
            <translation>Con --whole-list: el primer intento de cada partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A game of `wmh presets`: its length, rule, hard mode, attempts and lexicon, and the strategy and words that win it.</source>
            <translation>Un juego de `wmh presets`: su longitud, regla, modo difícil, intentos y léxico, y la estrategia y las palabras que lo ganan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many letters the words have.</source>
            <translation>Cuántas letras tienen las palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How the game marks guesses.</source>
            <translation>Cómo marca el juego los intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters the game shows, a dot for each other: r...; guesses have them too.</source>
            <translation>Letras que el juego muestra, un punto por cada una de las demás: r...; los intentos también las tienen.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon, a list of words, a .dawg, codes:abcdef.</source>
            <translation>Un léxico instalado, una lista de palabras, un .dawg, codes:abcdef.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How well known words are: everyday, common, all, or a number up to 127.</source>
            <translation>Lo conocidas que son las palabras: everyday, common, all, o un número hasta 127.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest flagged words too.</source>
            <translation>Sugerir también palabras vetadas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.

A lexicon, a word list, a lesson, a protocol, its texts, a questionnaire, a game, letter values, a journal or a folder of a study, a record of games, a game in hand, settings, a theme or a picture. The exit code is 2 where something is wrong.</source>
            <translation>Decir qué es un archivo, qué hay mal en él y qué costaría. No se cambia nada.

Un léxico, una lista de palabras, una lección, un protocolo, sus textos, un cuestionario, un juego, valores de letras, un diario o la carpeta de un estudio, un registro de partidas, una partida en curso, ajustes, un tema o una imagen. Código 2 si algo está mal.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Files, or a study's folder.</source>
            <translation>Archivos, o la carpeta de un estudio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only this one.</source>
            <translation>Solo este.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with Wordle's lists (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) for strategies to be measured on; for `read` one with truth.jsonl and the pictures that it names.</source>
            <translation>Una carpeta con las listas de Wordle (wordlist_orig_hidden.txt, wordlist_orig_all.txt, wordlist_nyt20220830_all.txt) para medir estrategias; para `read`, una con truth.jsonl y las imágenes que nombra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A Python interpreter that has Doddle, to be measured beside the strategies: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', then D/bin/python.</source>
            <translation>Un Python que tenga Doddle, para medirlo junto a las estrategias: python -m venv D &amp;&amp; D/bin/pip install doddle 'numpy&lt;2', después D/bin/python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Only these experiments; all of them by default.</source>
            <translation>Solo estos experimentos; por omisión, todos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder for the report; it may be there.</source>
            <translation>La carpeta para el informe; puede existir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Smaller: some minutes in all.</source>
            <translation>Más pequeño: unos minutos en total.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What the drawing of secrets starts from.</source>
            <translation>De qué parte el sorteo de secretos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with word lists that do not come with the program: that of the Lingo pit (lingo-wordlist.txt), Wordle's (wordlist_orig_hidden.txt and others), and any more.</source>
            <translation>Una carpeta con listas de palabras que no vienen con el programa: la de la arena de Lingo (lingo-wordlist.txt), las de Wordle (wordlist_orig_hidden.txt y otras) y cualquier otra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder with other programs to be measured beside this one: a virtual environment doddle that has Doddle, Selby's compiled program wordle.</source>
            <translation>Una carpeta con otros programas que medir junto a este: un entorno virtual doddle que tenga Doddle, y el programa compilado de Selby, wordle.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The lexicon to measure with.</source>
            <translation>El léxico con que medir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the experiments, and do nothing.</source>
            <translation>Enumerar los experimentos y no hacer nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.

An experiment that a report has takes the place of what was known of it; others stay.</source>
            <translation>Llevar las cifras de `wmh replicate` al README y a la guía de una copia de trabajo.

Un experimento que un informe tiene reemplaza lo que se sabía de él; los demás quedan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Folders of reports; without any the pages are written again.</source>
            <translation>Carpetas de informes; sin ninguna se reescriben las páginas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The checkout of the program whose pages they are.</source>
            <translation>La copia de trabajo del programa de la que son las páginas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make word lists a lexicon of your own, known by its name.</source>
            <translation>Hacer de listas de palabras un léxico propio, conocido por su nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: a word a line, perhaps with a number.</source>
            <translation>Listas de palabras: una por línea, quizá con un número.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A word list of the system instead: see `wmh lexicon recipes`.</source>
            <translation>En su lugar, una lista del sistema: vea `wmh lexicon recipes`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What to call it; as its list is called, if not.</source>
            <translation>Cómo llamarlo; si no, como su lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the place of an imported lexicon of that name.</source>
            <translation>Reemplazar un léxico importado de ese nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the word lists of this system that have a recipe.</source>
            <translation>Enumerar las listas de palabras de este sistema que tienen receta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Those of other systems, too.</source>
            <translation>También las de otros sistemas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon of your own again, from the lists it was made of.</source>
            <translation>Construir otra vez un léxico propio, de las listas de que se hizo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An imported lexicon.</source>
            <translation>Un léxico importado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print lines of JSON: how far it is, then the result.</source>
            <translation>Imprimir líneas de JSON: cuánto lleva y después el resultado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon know these words.</source>
            <translation>Hacer que un léxico conozca estas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let a lexicon no longer know these words.</source>
            <translation>Hacer que un léxico deje de conocer estas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words only when asked for; they stay possible secrets.</source>
            <translation>Sugerir estas palabras solo si se pide; siguen siendo secretos posibles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest these words as any other.</source>
            <translation>Sugerir estas palabras como las demás.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>An installed lexicon.</source>
            <translation>Un léxico instalado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Remove a lexicon of your own, and what you changed in it.</source>
            <translation>Quitar un léxico propio y lo que cambió en él.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a lexicon of your own another name.</source>
            <translation>Dar otro nombre a un léxico propio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A lexicon of your own.</source>
            <translation>Un léxico propio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Its new name.</source>
            <translation>Su nuevo nombre.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build a lexicon from word lists, and leave it where you say.</source>
            <translation>Construir un léxico de listas de palabras y dejarlo donde diga.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Word lists: `word` or `word TAB tier`.</source>
            <translation>Listas de palabras: `word` o `word TAB tier`.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The .dawg file to write.</source>
            <translation>El archivo .dawg que escribir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of words to suggest only when asked for.</source>
            <translation>Una lista de palabras que sugerir solo si se pide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A list of the words a game can hide; others are guesses.</source>
            <translation>Una lista de las palabras que un juego puede esconder; las demás son intentos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Keep accented letters, or fold them into plain ones.</source>
            <translation>Conservar las letras con acento o plegarlas en simples.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Fold capitals into small letters, or skip such entries.</source>
            <translation>Plegar las mayúsculas en minúsculas o saltarse esas entradas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What a number beside a word is; auto tells the two apart.</source>
            <translation>Qué es un número junto a una palabra; auto distingue los dos casos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Letters of several characters, as ch,ll.</source>
            <translation>Letras de varios caracteres, como ch,ll.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Accented letters to keep where others are folded, as ñ.</source>
            <translation>Letras con acento que conservar cuando las demás se pliegan, como ñ.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The language: in tr and az, I is no capital i.</source>
            <translation>El idioma: en tr y az, I no es una i mayúscula.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Where the words come from.</source>
            <translation>De dónde vienen las palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What may be done with them.</source>
            <translation>Qué se puede hacer con ellas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the installed lexica.</source>
            <translation>Enumerar los léxicos instalados.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Check a lexicon: its files, and every word of it with dawg-python.</source>
            <translation>Comprobar un léxico: sus archivos, y cada palabra con dawg-python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A .dawg file, or an installed lexicon.</source>
            <translation>Un archivo .dawg, o un léxico instalado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many codes each first guess leaves after each mark (source 002, table 1).</source>
            <translation>Cuántos códigos deja cada primer intento tras cada marca (fuente 002, tabla 1).</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many.</source>
            <translation>Cuántos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find a code, and show every step to it.</source>
            <translation>Hallar un código y mostrar cada paso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code to find, such as FCBE.</source>
            <translation>El código que hallar, como FCBE.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How to find it.</source>
            <translation>Cómo hallarlo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw the tree into this .svg file.</source>
            <translation>Dibujar el árbol en este archivo .svg.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The source's own example FCBE, as it is printed.</source>
            <translation>El ejemplo de la fuente, FCBE, tal como está impreso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Every method against all 1,296 codes.</source>
            <translation>Cada método contra los 1296 códigos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a file, or that the game can be played. Exit code 2 if it cannot.</source>
            <translation>Decir qué hay mal en un archivo, o que el juego se puede jugar. Código 2 si no se puede.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A file of a game, in TOML.</source>
            <translation>El archivo de un juego, en TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what is wrong with a protocol; if nothing is, what it decides and what it can see.</source>
            <translation>Decir qué hay mal en un protocolo; si nada, qué decide y qué puede ver.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write protocol and analysis plan into a study's folder, before the first participant.

The plan has the time that it was written in it: for several machines, plan once and copy the folder to each.</source>
            <translation>Escribir el protocolo y el plan de análisis en la carpeta de un estudio, antes de la primera persona.

El plan lleva la hora en que se escribió: para varios equipos, planee una vez y copie la carpeta en cada uno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Make up participants, to rehearse the analysis. All that comes of it says so.</source>
            <translation>Inventar participantes para ensayar el análisis. Todo lo que sale de ahí lo dice.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many; by default all of them.</source>
            <translation>Cuántos; por omisión, todos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how often studies of this protocol find a difference in time, by making many up.

What is assumed of times is printed; a pilot study says it better than the values in brackets.</source>
            <translation>Decir con qué frecuencia hallan una diferencia de tiempo los estudios de este protocolo, inventando muchos.

Lo que se supone de los tiempos se imprime; un estudio piloto lo dice mejor que los valores entre corchetes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 10,20,40; else the protocol's.</source>
            <translation>Participantes de cada grupo, como 10,20,40; si no, los del protocolo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study whose games say what to assume, as a pilot's.</source>
            <translation>La carpeta de un estudio cuyas partidas dicen qué suponer, como las de un piloto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Time in the last arm to that in the first. [0.8]</source>
            <translation>Tiempo del último grupo respecto al primero. [0.8]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation of ln seconds among people. [0.4]</source>
            <translation>Desviación estándar de ln segundos entre personas. [0.4]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among secrets. [0.2]</source>
            <translation>Lo mismo entre secretos. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The same among games of one, with one. [0.5]</source>
            <translation>Lo mismo entre partidas de una persona con un secreto. [0.5]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The n-th game takes n to the power of -this. [0.1]</source>
            <translation>La partida n tarda n elevado a menos esto. [0.1]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The share that leaves on the way. [0]</source>
            <translation>La parte que se va por el camino. [0]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Standard deviation among people of the difference between two arms, where they meet several. [0.2]</source>
            <translation>Desviación estándar entre personas de la diferencia entre dos grupos, donde juegan en varios. [0.2]</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Studies to make up for each size.</source>
            <translation>Estudios que inventar para cada tamaño.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>How many cores to use; all by default.</source>
            <translation>Cuántos núcleos usar; por omisión, todos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Run on Dask: tls://host:port, or local:4 for 4 processes.</source>
            <translation>Ejecutar en Dask: tls://equipo:puerto, o local:4 para 4 procesos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A folder to keep the run in, also when it is done.</source>
            <translation>Una carpeta donde conservar la ejecución, también cuando acabe.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on where the same command stopped.</source>
            <translation>Continuar donde se detuvo la misma orden.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell how far it is in JSON, a line each time.</source>
            <translation>Decir en JSON cuánto lleva, una línea cada vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say who is where, who has finished, what is wrong, and how full the groups are.

Followed, a terminal shows it all anew; anything else gets the lines that are new.</source>
            <translation>Decir quién está dónde, quién ha terminado, qué va mal y lo llenos que están los grupos.

Al seguirlo, una terminal lo muestra todo de nuevo; lo demás recibe las líneas nuevas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of one or more machines.</source>
            <translation>Las carpetas de uno o más equipos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Go on telling what changes, until Ctrl+C.</source>
            <translation>Seguir diciendo lo que cambia, hasta Control+C.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seconds from one look to the next.</source>
            <translation>Segundos entre una mirada y la siguiente.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print JSON and nothing else.</source>
            <translation>Imprimir JSON y nada más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Put the participants of several folders into one, after looking for what does not fit.</source>
            <translation>Reunir en una los participantes de varias carpetas, tras buscar lo que no concuerda.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folders of several machines.</source>
            <translation>Las carpetas de varios equipos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Even if not all played with the same words.</source>
            <translation>Aunque no todos jugaran con las mismas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Give a participant another code, where two people have the same. Their file tells of it.</source>
            <translation>Dar a alguien otro código cuando dos personas tienen el mismo. Su archivo lo cuenta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The code that it is to be.</source>
            <translation>El código que ha de ser.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Delete all there is of a participant, as they may ask for. It cannot be undone.</source>
            <translation>Borrar todo lo que hay de alguien, como puede pedirlo. No se puede deshacer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The participant's code.</source>
            <translation>El código de la persona.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Do it; without this it is only said.</source>
            <translation>Hacerlo; sin esto solo se dice.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write the tables of participants, games, attempts, answers and events, and what they mean.</source>
            <translation>Escribir las tablas de participantes, partidas, intentos, respuestas y sucesos, y lo que significan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder to write into.</source>
            <translation>La carpeta en que escribir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Separate by commas, not tabs.</source>
            <translation>Separar con comas, no con tabuladores.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Print the report; with --out write it, its tables (Markdown, LaTeX, CSV) and its picture.

All of it is in English, whatever language is spoken here: it is for a paper.</source>
            <translation>Imprimir el informe; con --out escribirlo, con sus tablas (Markdown, LaTeX, CSV) y su imagen.

Todo ello está en inglés, sea cual sea el idioma aquí: es para un artículo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Also write report, tables and pictures there.</source>
            <translation>Escribir allí también informe, tablas e imágenes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>What chance starts from; by default the protocol's seed.</source>
            <translation>De qué parte el azar; por omisión, la semilla del protocolo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Count the practice games too.</source>
            <translation>Contar también las partidas de prueba.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Replace a file of any kind.</source>
            <translation>Reemplazar un archivo de cualquier tipo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Write one file for reviewers: protocol, plan, tables, figures, report, R and Python.</source>
            <translation>Escribir un archivo para revisores: protocolo, plan, tablas, figuras, informe, R y Python.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The folder of a study.</source>
            <translation>La carpeta de un estudio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>The kit to write, a zip file.</source>
            <translation>El paquete que escribir, un archivo zip.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Of the data: CC0-1.0 or CC-BY-4.0.</source>
            <translation>De los datos: CC0-1.0 o CC-BY-4.0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With free notes, and answers in people's own words.</source>
            <translation>Con notas libres y respuestas en palabras propias.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>With the data of participants who withdrew.</source>
            <translation>Con los datos de los participantes que se retiraron.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Rehearse, analyse here and in R, and print how far apart each number is at most.

The seeds take turns with the sizes; each is analysed as played, with all games solved, with many censored, with ties, with arms that do not overlap, and with games that all end together.</source>
            <translation>Ensayar, analizar aquí y en R, e imprimir cuánto se aparta cada número como mucho.

Las semillas se alternan con los tamaños; cada una se analiza tal como se jugó, con todas las partidas resueltas, con muchas censuradas, con empates, con grupos que no se solapan y con partidas que acaban todas a la vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>A protocol's name, or its file in TOML.</source>
            <translation>El nombre de un protocolo, o su archivo en TOML.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Seeds 1 to this.</source>
            <translation>Semillas de 1 a esta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Participants of each group, such as 2,5,50.</source>
            <translation>Participantes de cada grupo, como 2,5,50.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show this message and exit.</source>
            <translation>Mostrar esta ayuda y salir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest words that fit what was guessed so far.</source>
            <translation>Sugerir palabras que encajen con lo intentado hasta ahora.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Propose what to change where no word fits.</source>
            <translation>Proponer qué cambiar si ninguna palabra encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mark a guess as the game would.</source>
            <translation>Marcar un intento como lo haría el juego.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Name the words that could have made a grid, given on standard input.</source>
            <translation>Nombrar las palabras que pudieron dar una cuadrícula, leída de la entrada estándar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Read the boards in a screenshot: words, marks, and what stays open.</source>
            <translation>Leer los tableros de una captura de pantalla: palabras, marcas y lo que queda abierto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the words that match a pattern, a word a line.</source>
            <translation>Hallar las palabras que coinciden con un patrón, una por línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what words mean, by the dictionaries of dictd and StarDict that are installed.</source>
            <translation>Decir qué significan las palabras, según los diccionarios de dictd y StarDict instalados.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find the first guess and the tree after it that need the fewest guesses, and prove it.</source>
            <translation>Hallar el primer intento y el árbol que le sigue que necesitan menos intentos, y demostrarlo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play many games, every one to its end, and say how many guesses they took.</source>
            <translation>Jugar muchas partidas, cada una hasta el final, y decir cuántos intentos llevaron.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Draw what to guess next, and after every clue to that.</source>
            <translation>Dibujar qué intentar ahora y después de cada pista a eso.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play a game: you guess, or you keep a secret that the program guesses, or it does both.</source>
            <translation>Jugar una partida: usted adivina, o guarda un secreto que el programa adivina, o él hace las dos cosas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let strategies find the same secrets, a guess of each in turn; and find them yourself.</source>
            <translation>Hacer que las estrategias hallen los mismos secretos, un intento cada una por turno; y hallarlos usted.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Look back at a game: what each guess told, and what it could have told.</source>
            <translation>Repasar una partida: lo que aportó cada intento y lo que podría haber aportado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say how your games went: how many were won, with how many guesses, and how fast.</source>
            <translation>Decir cómo fueron sus partidas: cuántas ganó, con cuántos intentos y en cuánto tiempo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Show the words that can be made of a rack, highest score first.</source>
            <translation>Mostrar las palabras que se forman con un atril, primero la de más puntos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Find all words that some letters make, before time is up.</source>
            <translation>Hallar todas las palabras que se forman con unas letras antes de que acabe el tiempo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Tell a lesson step by step: how the method finds its words, with questions and answers.</source>
            <translation>Contar una lección paso a paso: cómo halla el método sus palabras, con preguntas y respuestas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Play Lingo: guesses on standard output, masks of O, ? and X on standard input.</source>
            <translation>Jugar a Lingo: intentos en la salida estándar, máscaras de O, ? y X en la entrada estándar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Suggest guesses that serve several boards.</source>
            <translation>Sugerir intentos que sirvan a varios tableros.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Let players of Lingo find the same secrets, and count their points.</source>
            <translation>Hacer que jugadores de Lingo hallen los mismos secretos y contar sus puntos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Talk with the helper, in a terminal or a pipe.</source>
            <translation>Hablar con el ayudante, en una terminal o una tubería.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Say what a file is, what is wrong with it, and what it would cost. Nothing is changed.</source>
            <translation>Decir qué es un archivo, qué hay mal en él y qué costaría. No se cambia nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure the engine on this computer.</source>
            <translation>Medir el motor en este equipo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Measure what the sources published, and write a report with their figures beside ours.</source>
            <translation>Medir lo que publicaron las fuentes y escribir un informe con sus cifras junto a las nuestras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Take the figures of `wmh replicate` into the README and the guide of a checkout.</source>
            <translation>Llevar las cifras de `wmh replicate` al README y a la guía de una copia de trabajo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Build, import, list, change and check lexica.</source>
            <translation>Construir, importar, enumerar, cambiar y comprobar léxicos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>Mastermind: four pegs of six colours, A to F.</source>
            <translation>Mastermind: cuatro clavijas de seis colores, de A a F.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>List the games that --game and the window know, your own among them.</source>
            <translation>Enumerar los juegos que conocen --game y la ventana, también los suyos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/cli/commands.py"></location>
            <source>User studies: check a protocol, rehearse, power, export, merge, analyse, recode, delete.</source>
            <translation>Estudios con personas: comprobar un protocolo, ensayar, potencia, exportar, reunir, analizar, cambiar códigos, borrar.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>Any word may be guessed.</source>
            <translation>Se puede intentar cualquier palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>A green letter stays at its place, and a letter is used at least as often as one turn has coloured it.</source>
            <translation>Una letra verde se queda en su lugar, y una letra se usa al menos tantas veces como un turno la coloreó.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/hardness.py"></location>
            <source>As hard, and a yellow letter moves, and a letter known to be used up is not used more often.</source>
            <translation>Como el difícil, y una letra amarilla se mueve, y una letra agotada no se usa más veces.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>black</source>
            <translation>negras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>white</source>
            <translation>blancas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in place</source>
            <translation>en su lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>in common</source>
            <translation>en común</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Tiles, as in Wordle and Lingo</source>
            <translation>Casillas, como en Wordle y Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Greens are dealt first; then each letter of the secret that is left pays for one yellow, from left to right.</source>
            <translation>Primero se reparten los verdes; después, cada letra restante del secreto paga un amarillo, de izquierda a derecha.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Naive tiles</source>
            <translation>Casillas simples</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Every letter is marked on its own: green here, yellow if it is anywhere in the secret.</source>
            <translation>Cada letra se marca por sí sola: verde aquí, amarilla si está en cualquier lugar del secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The paper's pattern</source>
            <translation>El patrón del artículo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Only what the 2013 pattern says is read: that a yellow letter occurs at all is forgotten.</source>
            <translation>Solo se lee lo que dice el patrón de 2013: se olvida que una letra amarilla aparece.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black and white pegs</source>
            <translation>Clavijas negras y blancas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Black counts the letters at their place, white those that are in the secret elsewhere; each letter of the secret counts once.</source>
            <translation>Negro cuenta las letras en su lugar, blanco las que están en otro lugar del secreto; cada letra del secreto cuenta una vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Places only</source>
            <translation>Solo lugares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters at their place.</source>
            <translation>El número de letras en su lugar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, repeats shared</source>
            <translation>Jotto, repetidas compartidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters in common; a repeated letter counts as often as both words have it.</source>
            <translation>El número de letras en común; una repetida cuenta tantas veces como la tengan ambas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>Jotto, each letter of the guess</source>
            <translation>Jotto, cada letra del intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>The number of letters of the guess that are in the secret; a repeated one counts each time.</source>
            <translation>El número de letras del intento que están en el secreto; una repetida cuenta cada vez.</translation>
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
            <translation>toros</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>cows</source>
            <translation>vacas</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>green</source>
            <translation>verde</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>yellow</source>
            <translation>amarillo</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in place</source>
            <translation>{number} en su lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} elsewhere</source>
            <translation>{number} en otro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/rules.py"></location>
            <source>{number} in common</source>
            <translation>{number} en común</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}th</source>
            <translation>{n}.º</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}st</source>
            <translation>{n}.º</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}nd</source>
            <translation>{n}.º</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{n}rd</source>
            <translation>{n}.º</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no</source>
            <translation>cero</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>one</source>
            <translation>una</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>two</source>
            <translation>dos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>three</source>
            <translation>tres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>four</source>
            <translation>cuatro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>five</source>
            <translation>cinco</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>six</source>
            <translation>seis</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>the clues contradict each other</source>
            <translation>las pistas se contradicen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is {places}</source>
            <translation>{letter} está en {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no other {letter}</source>
            <translation>ninguna otra {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>or</source>
            <translation>o</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>, not {places}</source>
            <translation>, no en {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} is not {places}</source>
            <translation>{letter} no está en {places}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>no {letters}</source>
            <translation>no hay {letters}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>exactly {number} {letter}</source>
            <translation>exactamente {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>another {letter}</source>
            <translation>otra {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{letter} somewhere</source>
            <translation>{letter} en algún lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at least {number} {letter}</source>
            <translation>al menos {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>at most {number} {letter}</source>
            <translation>como mucho {number} {letter}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>{word}: {numbers}</source>
            <translation>{word}: {numbers}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/clues/summary.py"></location>
            <source>and</source>
            <translation>y</translation>
        </message>
    </context>
    <context>
        <name>LeftOut</name>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>longer than 200 characters</source>
            <translation>más de 200 caracteres</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not letters only</source>
            <translation>no solo letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with capitals</source>
            <translation>con mayúsculas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>beside something that is no count</source>
            <translation>junto a algo que no es una frecuencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>with a letter of another language</source>
            <translation>con una letra de otro idioma</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/lexicon/reading/wordlist.py"></location>
            <source>not 2 to 31 letters long</source>
            <translation>no tienen de 2 a 31 letras</translation>
        </message>
    </context>
    <context>
        <name>Strategies</name>
        <message>
            <location filename="../../app/wmh/engine/strategy/breaker.py"></location>
            <source>The hard mode lets no word pass, so this is the paper's list.</source>
            <translation>El modo difícil no admite ninguna palabra; esta es la lista del artículo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/kernels/numba_check.py"></location>
            <source>This strategy needs numba, which is not installed here: choose paper or positional.</source>
            <translation>Esta estrategia necesita numba, que no está instalado aquí: elija la del artículo o la de los lugares.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letter frequency (the paper's)</source>
            <translation>Frecuencia de letras (la del artículo)</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Tries the letters that most of the possible words share, each letter once.</source>
            <translation>Prueba las letras que comparten más palabras posibles, cada letra una vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>score</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Letters at their places</source>
            <translation>Letras en sus lugares</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Has the most letters at their places, on average over the possible words.</source>
            <translation>Tiene más letras en su lugar, de media sobre las palabras posibles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>greens</source>
            <translation>verdes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most information</source>
            <translation>Más información</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The clue to expect tells most: it halves the possible words this many times.</source>
            <translation>La pista esperada dice lo más posible: divide por dos las palabras posibles tantas veces.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest words left</source>
            <translation>Menos palabras restantes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words on average.</source>
            <translation>Deja el menor número de palabras posibles de media.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left</source>
            <translation>quedan</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Safest</source>
            <translation>El más seguro</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Leaves the fewest possible words when luck is worst.</source>
            <translation>Deja el menor número de palabras posibles con la peor suerte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>left at worst</source>
            <translation>en el peor caso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most different clues</source>
            <translation>Más pistas distintas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues, so one of them is likely to say all.</source>
            <translation>Puede recibir el mayor número de pistas distintas, así que alguna lo dirá todo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Most clues, then information</source>
            <translation>Más pistas, después información</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Can be answered by the most different clues; of equals, the one that tells most.</source>
            <translation>Puede recibir el mayor número de pistas distintas; entre iguales, la que dice más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>clues</source>
            <translation>pistas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Lingo points</source>
            <translation>Puntos de Lingo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Wins the most points on average with the attempts left: 500 for the first, 100 less for each one more.</source>
            <translation>Gana más puntos de media con los intentos que quedan: 500 con el primero, 100 menos con cada uno más.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Fewest guesses</source>
            <translation>Menos intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Needs the fewest guesses on average to the end of the game. With at most 200 possible words this is worked out and mostly proven; with more, guesses with more different clues come first.</source>
            <translation>Necesita de media los menos intentos hasta el final. Con 200 palabras posibles como mucho se calcula y casi siempre se demuestra; con más, van primero los intentos con más pistas distintas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>guesses</source>
            <translation>intentos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Only words that can be the secret.</source>
            <translation>Solo palabras que pueden ser el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word that may be a secret, also to rule others out.</source>
            <translation>Cualquier palabra que pueda ser un secreto, también para descartar otras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Any word of the lexicon, however uncommon, also to rule others out.</source>
            <translation>Cualquier palabra del léxico, por rara que sea, también para descartar otras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>Every possible word is as likely as any other.</source>
            <translation>Todas las palabras posibles son igual de probables.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>The more common a word, the likelier it is the secret.</source>
            <translation>Cuanto más común es una palabra, más probable es que sea el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>It cannot be fewer; how many more has not been worked out.</source>
            <translation>No pueden ser menos; cuántos más, no se ha calculado.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From a sample of the possible words or of the ways to go on.</source>
            <translation>De una muestra de las palabras posibles o de las continuaciones.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>From all of the possible words.</source>
            <translation>De todas las palabras posibles.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/engine/strategy/strategies.py"></location>
            <source>No guess needs fewer on average, to two decimals: every way to go on was looked at.</source>
            <translation>Ningún intento necesita menos de media, con dos decimales: se miraron todas las continuaciones.</translation>
        </message>
    </context>
    <context>
        <name>Steps</name>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>number</source>
            <translation>número</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>setting a row aside</source>
            <translation>apartar una fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>given letters</source>
            <translation>letras dadas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>turn of the game</source>
            <translation>turno de la partida</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>respelling</source>
            <translation>escribir de nuevo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>another game</source>
            <translation>otro juego</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>word length</source>
            <translation>longitud de las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>suggestion</source>
            <translation>sugerencia</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>removing a row</source>
            <translation>quitar una fila</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/stepped.py"></location>
            <source>pasting</source>
            <translation>pegar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>guess</source>
            <translation>intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>correction</source>
            <translation>corrección</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>new game</source>
            <translation>partida nueva</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>typing</source>
            <translation>escribir</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>mark</source>
            <translation>marca</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/words/words_table.py"></location>
            <source>words</source>
            <translation>palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>clue</source>
            <translation>pista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/board/board.py"></location>
            <source>rule</source>
            <translation>regla</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Is the edge {0} followed or refused? Y says followed, N refused.</source>
            <translation>¿Se sigue o se rechaza la arista {0}? Y dice que se sigue, N que se rechaza.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is followed.</source>
            <translation>Correcto: {0} se sigue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is followed.</source>
            <translation>No: {0} se sigue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Right: {0} is refused. {1} {0}</source>
            <translation>Correcto: {0} se rechaza. {1} {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>No: {0} is refused. {1} {0}</source>
            <translation>No: {0} se rechaza. {1} {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>{0} ({1} hands)</source>
            <extracomment>Of one: {0} (one hand)</extracomment>
            <translation>
                <numerusform>{0} (una mano)</numerusform>
                <numerusform>{0} ({1} manos)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}.</source>
            <translation>La clase dijo: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. Right: {1}.</source>
            <translation>La clase dijo: {0}. Correcto: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/predictions.py"></location>
            <source>The class said: {0}. The nearest was {1}, and it is {2}.</source>
            <translation>La clase dijo: {0}. Lo más cercano fue {1}, y es {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Question</source>
            <translation>Pregunta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>Answer</source>
            <translation>Respuesta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/ui/lesson/lesson_text.py"></location>
            <source>{0} of {1}</source>
            <translation>{0} de {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/bars_figure.py"></location>
            <source>{0} letters counted</source>
            <extracomment>Of one: One letter counted</extracomment>
            <translation>
                <numerusform>Una letra contada</numerusform>
                <numerusform>{0} letras contadas</numerusform>
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
            <translation>y {0} grupos menores</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits on average</source>
            <translation>bits de media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>words</source>
            <translation>palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share</source>
            <translation>parte</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits of it</source>
            <translation>bits de ella</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>share times bits</source>
            <translation>parte × bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>letter frequency</source>
            <translation>frecuencia de letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>and {0} smaller groups with {1} words in all</source>
            <translation>y {0} grupos menores con {1} palabras en total</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0} and {1} not shown</source>
            <translation>{0} y {1} que no se muestran</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>{0}: {1} words in {2} groups</source>
            <extracomment>Of one: {0}: one word, in one group</extracomment>
            <translation>
                <numerusform>{0}: 1 palabra en 1 grupo</numerusform>
                <numerusform>{0}: {1} palabras en {2} grupos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>Guesses compared, with {0} words</source>
            <extracomment>Of one: Guesses compared, with one word</extracomment>
            <translation>
                <numerusform>Intentos comparados, con 1 palabra</numerusform>
                <numerusform>Intentos comparados, con {0} palabras</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>groups</source>
            <translation>grupos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>largest</source>
            <translation>el mayor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>can be it</source>
            <translation>puede serlo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>The guess {0}</source>
            <translation>El intento {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>secret</source>
            <translation>secreto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>naive rule</source>
            <translation>regla simple</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>{0}, the secret {1}</source>
            <translation>{0}, el secreto {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} against the code {1}</source>
            <translation>{0} frente al código {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>code</source>
            <translation>código</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/clues_figure.py"></location>
            <source>guess</source>
            <translation>intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>key pegs</source>
            <translation>respuesta</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>as printed</source>
            <translation>impreso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>{0} black, {1} white: score {2}</source>
            <translation>{0} negras, {1} blancas: puntuación {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left: {0}</source>
            <translation>quedan: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>marks</source>
            <translation>marcas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>left at worst</source>
            <translation>en el peor caso</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/choice_figure.py"></location>
            <source>left on average</source>
            <translation>quedan de media</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/bits_figures.py"></location>
            <source>bits</source>
            <translation>bits</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/codes_figure.py"></location>
            <source>First guesses, with {0} codes</source>
            <translation>Primeros intentos, con {0} códigos</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} words let through</source>
            <extracomment>Of one: One word let through</extracomment>
            <translation>
                <numerusform>Deja pasar una palabra</numerusform>
                <numerusform>Deja pasar {0} palabras</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>None that the other has not</source>
            <translation>Ninguna que el otro no tenga</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>{0} that the other has not:</source>
            <extracomment>Of one: One that the other has not:</extracomment>
            <translation>
                <numerusform>Una que el otro no tiene:</numerusform>
                <numerusform>{0} que el otro no tiene:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both have:</source>
            <translation>Ambos tienen:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>Both patterns let the same words through.</source>
            <translation>Ambos patrones dejan pasar las mismas palabras.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern lets {0} words through that cannot be the secret.</source>
            <extracomment>Of one: The paper's pattern lets one word through that cannot be the secret.</extracomment>
            <translation>
                <numerusform>El patrón del artículo deja pasar una palabra que no puede ser el secreto.</numerusform>
                <numerusform>El patrón del artículo deja pasar {0} palabras que no pueden ser el secreto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The paper's pattern rules out {0} words that can be the secret.</source>
            <extracomment>Of one: The paper's pattern rules out one word that can be the secret.</extracomment>
            <translation>
                <numerusform>El patrón del artículo descarta una palabra que puede ser el secreto.</numerusform>
                <numerusform>El patrón del artículo descarta {0} palabras que pueden ser el secreto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Not followed because of:</source>
            <translation>No seguidas por:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Looked at</source>
            <translation>Miradas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Letter</source>
            <translation>Letra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Length</source>
            <translation>Longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Count</source>
            <translation>Cantidad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Followed</source>
            <translation>Seguidas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>In all</source>
            <translation>En total</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Brute force: letters compared {0}, of {1}; words {2}</source>
            <translation>Fuerza bruta: letras comparadas {0}, de {1}; palabras {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>The walk: edges looked at {0}; different ones {1} of {2}</source>
            <translation>El recorrido: aristas miradas {0}; distintas {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>and {0} not shown</source>
            <translation>y {0} que no se muestran</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the letter {1}</source>
            <translation>Unidad {0}: la letra {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0}: the start</source>
            <translation>Unidad {0}: el inicio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>free: {0}</source>
            <translation>libre: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>offset: {0}</source>
            <translation>salto: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>scale: {0}, so the offset counts single units</source>
            <translation>escala: {0}, el salto cuenta unidades sueltas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 1, a word ends here</source>
            <translation>fin: 1, aquí termina una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>end: 0, no word ends here</source>
            <translation>fin: 0, no termina ninguna palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: {0}, the letter {1}</source>
            <translation>letra: {0}, la {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label: 0, no letter</source>
            <translation>letra: 0, ninguna</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}. {1}; {2}; {3}; {4}; {5}.</source>
            <translation>{0}. {1}; {2}; {3}; {4}; {5}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>unit</source>
            <translation>unidad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>its offset</source>
            <translation>su salto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>label of {0}</source>
            <translation>número de {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>exclusive or: the unit</source>
            <translation>o exclusivo: la unidad</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Following {0} from unit {1}</source>
            <translation>Seguir {0} desde la unidad {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}: the letter follows.</source>
            <translation>La unidad {0} tiene la letra {1}: la letra sigue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} has the label {1}, not {2}: no word goes on so.</source>
            <translation>La unidad {0} tiene la letra {1}, no {2}: ninguna palabra sigue así.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>Unit {0} is free: no word goes on with {1}.</source>
            <translation>La unidad {0} está libre: ninguna palabra sigue con {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>{0}: {1} xor {2} xor {3} is {4}. {5}</source>
            <translation>{0}: {1} xor {2} xor {3} es {4}. {5}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>how many units follow</source>
            <translation>tantas unidades siguen</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/file_figures.py"></location>
            <source>The file</source>
            <translation>El archivo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/graph_figure.py"></location>
            <source>start</source>
            <translation>inicio</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}</source>
            <translation>Palabras: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>Words: {0}, not shown: {1}</source>
            <translation>Palabras: {0}, sin mostrar: {1}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>and {0} more</source>
            <extracomment>Of one: and one more</extracomment>
            <translation>
                <numerusform>y una más</numerusform>
                <numerusform>y {0} más</numerusform>
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
            <translation>El secreto es {0}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>solved with {0} guesses</source>
            <extracomment>Of one: solved with one guess</extracomment>
            <translation>
                <numerusform>resuelto con un intento</numerusform>
                <numerusform>resuelto con {0} intentos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>gave up</source>
            <translation>se rindió</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/ranking_figures.py"></location>
            <source>{0} words left</source>
            <extracomment>Of one: one word left</extracomment>
            <translation>
                <numerusform>queda una palabra</numerusform>
                <numerusform>quedan {0} palabras</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/score_figure.py"></location>
            <source>again</source>
            <translation>otra vez</translation>
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
            <translation>Dadas desde el principio: {0}</translation>
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
                <numerusform>1 palabra de {1} letras.</numerusform>
                <numerusform>{0} palabras de {1} letras.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words.</source>
            <extracomment>Of one: One word.</extracomment>
            <translation>
                <numerusform>1 palabra.</numerusform>
                <numerusform>{0} palabras.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words, {1} of them of {2} letters.</source>
            <translation>{0} palabras, {1} de ellas de {2} letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} codes of {1} symbols.</source>
            <translation>{0} códigos de {1} símbolos.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/figures/title_figure.py"></location>
            <source>{0} words of {1} letters, from the lexicon {2}.</source>
            <extracomment>Of one: One word of {1} letters, from the lexicon {2}.</extracomment>
            <translation>
                <numerusform>1 palabra de {1} letras, del léxico {2}.</numerusform>
                <numerusform>{0} palabras de {1} letras, del léxico {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>At {0}: followed {1}; not followed {2}. Edges looked at: {3}. Words found: {4}.</source>
            <translation>En {0}: seguidas {1}; no seguidas {2}. Aristas miradas: {3}. Palabras halladas: {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Edges looked at: {0}</source>
            <translation>Aristas miradas: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Different: {0} of {1}</source>
            <translation>Distintas: {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}, not shown: {1}</source>
            <translation>Palabras encontradas: {0}, sin mostrar: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Words found: {0}</source>
            <translation>Palabras halladas: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Place {0} of {1}</source>
            <translation>Lugar {0} de {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>A word is found</source>
            <translation>Se halla una palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/walk_figure.py"></location>
            <source>Followed:</source>
            <translation>Seguidas:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>{0}: answers</source>
            <translation>{0}: respuestas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Answer sheet</source>
            <translation>Hoja de respuestas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Handout</source>
            <translation>Hoja de trabajo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Date</source>
            <translation>Fecha</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words</source>
            <translation>Las palabras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The words that cannot be the secret are crossed out.</source>
            <translation>Las palabras que no pueden ser el secreto están tachadas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Cross out the words that cannot be the secret.</source>
            <translation>Tache las palabras que no pueden ser el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Guesses and clues</source>
            <translation>Intentos y pistas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and what the game says into the boxes.</source>
            <translation>Escriba un intento en las casillas, y lo que dice el juego en los recuadros.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Write a guess into the tiles, and each mark into its corner: g for green, y for yellow, w for white.</source>
            <translation>Escriba un intento en las casillas, y cada marca en su esquina: g para verde, y para amarillo, w para blanco.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Letters</source>
            <translation>Letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>How often each letter occurs in the words that fit.</source>
            <translation>Con qué frecuencia aparece cada letra en las palabras que encajan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Count each letter of the words that fit.</source>
            <translation>Cuente cada letra de las palabras que encajan.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Draw the words as a DAWG: a letter on each line, and equal endings once.</source>
            <translation>Dibuje las palabras como un DAWG: una letra en cada línea, y los finales iguales una sola vez.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>Questions</source>
            <translation>Preguntas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>For the teacher</source>
            <translation>Para el docente</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/drawing/frames.py"></location>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>Up to {1} words are drawn. Here are {0}, so only numbers are shown.</source>
            <translation>Se dibujan hasta {1} palabras. Aquí hay {0}, así que solo se muestran números.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/remarks.py"></location>
            <source>No word fits these turns. The stage doctor can show why.</source>
            <translation>Ninguna palabra encaja en estos turnos. La etapa Doctor puede mostrar por qué.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/scenario/stops.py"></location>
            <source>A picture whose numbers are covered until the answer is given.</source>
            <translation>Una imagen cuyos números están tapados hasta que se da la respuesta.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words: {0}. Beside each bar: the length in letters.</source>
            <translation>Palabras: {0}. Junto a cada barra: la longitud en letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Words of each length</source>
            <translation>Palabras de cada longitud</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The DAWG Constructor takes in all words of the list.</source>
            <translation>El constructor del DAWG toma todas las palabras de la lista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Of {0} nodes of the trie, {1} are left in the DAWG.</source>
            <translation>De {0} nodos del trie quedan {1} en el DAWG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Nodes and edges</source>
            <translation>Nodos y aristas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the trie</source>
            <translation>nodos del trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>killed</source>
            <translation>eliminados</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>nodes of the DAWG</source>
            <translation>nodos del DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>edges of the DAWG</source>
            <translation>aristas del DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The nodes count the start.</source>
            <translation>Los nodos cuentan también el inicio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>The file is {0} % smaller than the words as text.</source>
            <translation>El archivo es un {0} % menor que las palabras como texto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>So few words are larger as a file than as text: each unit takes 4 bytes, free or not.</source>
            <translation>Tan pocas palabras ocupan más como archivo que como texto: cada unidad ocupa 4 bytes, libre o no.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>words as text</source>
            <translation>palabras como texto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>file</source>
            <translation>archivo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>Saved: {0} %. As text, each word has a line of its own.</source>
            <translation>Ahorro: {0} %. Como texto, cada palabra tiene su propia línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/sizes.py"></location>
            <source>As text, each word has a line of its own.</source>
            <translation>Como texto, cada palabra tiene su propia línea.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>DAWG Constructor</source>
            <translation>Constructor del DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Generator</source>
            <translation>Generador del patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Pattern Matcher</source>
            <translation>Buscador del patrón</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Letter Counter</source>
            <translation>Contador de letras</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Scorer</source>
            <translation>Puntuador</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Clues</source>
            <translation>Pistas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Doctor</source>
            <translation>Doctor</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Choice of guess</source>
            <translation>Elección del intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Codes</source>
            <translation>Códigos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Race</source>
            <translation>Carrera</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Information</source>
            <translation>Información</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>End mark</source>
            <translation>Marca de fin</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/step.py"></location>
            <source>Word by word</source>
            <translation>Palabra por palabra</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the node</source>
            <translation>La marca en el nodo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>In textbooks a node says that a word ends there: each square is an end.</source>
            <translation>En los libros un nodo dice que allí termina una palabra: cada cuadrado es un fin.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After {0} and after {1} the same letters follow, only the mark differs: two nodes.</source>
            <translation>Tras {0} y tras {1} siguen las mismas letras y solo difiere la marca: dos nodos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The mark on the edge</source>
            <translation>La marca en la arista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter: one node serves both.</source>
            <translation>Aquí la arista lleva la marca, un anillo en su letra: un nodo sirve para ambas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Here the edge bears the mark, as a ring around its letter.</source>
            <translation>Aquí la arista lleva la marca, un anillo en su letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the node</source>
            <translation>marca en el nodo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>mark on the edge</source>
            <translation>marca en la arista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Whoever comes to a node has come over an edge, and has seen its mark.</source>
            <translation>Quien llega a un nodo ha venido por una arista y ha visto su marca.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0} nodes with the mark on the node, {1} with it on the edge.</source>
            <translation>{0} nodos con la marca en el nodo, {1} con ella en la arista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes</source>
            <translation>Nodos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes: {0}. Edges: {1}.</source>
            <translation>Nodos: {0}. Aristas: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>A word at a time</source>
            <translation>Una palabra cada vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>New: {0}. Left out: {1}. Nodes now: {2}, in the trie: {3}.</source>
            <translation>Nuevos: {0}. Omitidos: {1}. Nodos ahora: {2}, en el trie: {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the whole trie first</source>
            <translation>primero todo el trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>a word at a time, at most</source>
            <translation>palabra a palabra, a lo más</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>the smallest automaton</source>
            <translation>el autómata mínimo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Both ways end with the same automaton.</source>
            <translation>Ambos caminos acaban en el mismo autómata.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>The paper's way holds {0} nodes at once, this one {1} at most.</source>
            <translation>El camino del artículo guarda {0} nodos a la vez, este {1} como mucho.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>Nodes held at once</source>
            <translation>Nodos a la vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>After the last word its nodes are checked too: {0} of them are left out.</source>
            <translation>Tras la última palabra se revisan también sus nodos: {0} se omiten.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: first the end of the word before is checked, and {1} of its nodes are left out.</source>
            <translation>{0}: antes se revisa el final de la palabra anterior y se omiten {1} de sus nodos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/automaton_steps.py"></location>
            <source>{0}: only the letters that are not there yet get nodes, {1} of them.</source>
            <translation>{0}: solo las letras que aún no están reciben nodos, {1} en total.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} every word has a clue of its own, so the clue names the secret.</source>
            <translation>Tras {0} cada palabra tiene su propia pista, así que la pista dice el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>After {0} all words have the same clue: it tells nothing.</source>
            <translation>Tras {0} todas las palabras tienen la misma pista: no dice nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} splits {1} words into {2} groups by their clue. The largest has {3}.</source>
            <translation>{0} divide {1} palabras en {2} grupos según su pista. El mayor tiene {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}.</source>
            <translation>{0} deja el menor número de palabras de media: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>{0} leaves the fewest words on average: {1}. It cannot be the secret itself.</source>
            <translation>{0} deja el menor número de palabras de media: {1}. No puede ser el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Letters at their place are looked at first, the others afterwards.</source>
            <translation>Primero se miran las letras que están en su lugar, después las demás.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is at its place: green. It is used up in the secret.</source>
            <translation>{0} está en su lugar: verde. Queda agotada en el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Tiles marked otherwise: {0}</source>
            <translation>Casillas marcadas de otro modo: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left: {0}</source>
            <translation>Palabras que quedan: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left, read by the naive rule: {0}</source>
            <translation>Palabras que quedan con la regla simple: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is in the secret, at place {1}: yellow. It is used up.</source>
            <translation>{0} está en el secreto, en el lugar {1}: amarillo. Queda agotada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Every {0} of the secret is used up already: white.</source>
            <translation>Toda {0} del secreto está ya agotada: blanco.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>{0} is not in the secret: white.</source>
            <translation>{0} no está en el secreto: blanco.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. Here it marks every tile the same.</source>
            <translation>La regla simple mira cada letra por sí sola. Aquí marca igual todas las casillas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>The naive rule looks at each letter alone. It marks {0} tiles otherwise.</source>
            <extracomment>Of one: The naive rule looks at each letter alone. It marks one tile otherwise.</extracomment>
            <translation>
                <numerusform>La regla simple mira cada letra por sí sola. Marca una casilla de otro modo.</numerusform>
                <numerusform>La regla simple mira cada letra por sí sola. Marca {0} casillas de otro modo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Whichever rule reads this clue, the clue alone leaves as many words: {0}.</source>
            <translation>Se lea con una regla o con la otra, esta pista sola deja el mismo número de palabras: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is one of them.</source>
            <translation>Palabras que deja esta pista sola: {0}. Leída con la regla simple: {1}, y el secreto es una de ellas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/clues_steps.py"></location>
            <source>Words left by this clue alone: {0}. Read by the naive rule: {1}, and the secret is lost.</source>
            <translation>Palabras que deja esta pista sola: {0}. Leída con la regla simple: {1}, y el secreto se pierde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The code is {0}, the guess {1}.</source>
            <translation>El código es {0}, el intento {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is at its place: a black peg.</source>
            <translation>{0} está en su lugar: una clavija negra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} is in the code at another place: a white peg.</source>
            <translation>{0} está en otro lugar del código: una clavija blanca.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says the same.</source>
            <translation>Las demás clavijas de {0} no reciben respuesta. Lo impreso dice lo mismo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg. The print says otherwise: score {1}, not {2}.</source>
            <translation>Las demás clavijas de {0} no reciben respuesta. Lo impreso dice otra cosa: puntuación {1}, no {2}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After these guesses the real mark leaves {0} codes. The printed one leaves {1}, and the code is not one of them.</source>
            <extracomment>Of one: After these guesses the real mark leaves one code. The printed one leaves {1}, and the code is not one of them.</extracomment>
            <translation>
                <numerusform>Tras estos intentos, la marca correcta deja 1 código. La impresa deja {1}, y el código no está entre ellos.</numerusform>
                <numerusform>Tras estos intentos, la marca correcta deja {0} códigos. La impresa deja {1}, y el código no está entre ellos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>Every peg of {0} is black: the code is found.</source>
            <translation>Todas las clavijas de {0} son negras: se ha hallado el código.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The other pegs of {0} get no key peg.</source>
            <translation>Las otras clavijas de {0} no reciben clavija de respuesta.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>After {1} there are {0} codes left.</source>
            <extracomment>Of one: After {1} one code is left.</extracomment>
            <translation>
                <numerusform>Después de {1} queda un código.</numerusform>
                <numerusform>Después de {1} quedan {0} códigos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>{0} can have {1} different marks. At worst it leaves {2} codes.</source>
            <extracomment>Of one: {0} can have {1} different marks. At worst it leaves one code.</extracomment>
            <translation>
                <numerusform>{0} puede tener {1} marcas distintas. En el peor caso deja 1 código.</numerusform>
                <numerusform>{0} puede tener {1} marcas distintas. En el peor caso deja {2} códigos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/codes_steps.py"></location>
            <source>The best first guess depends on the aim: {0} for the worst case, {1} for the average, {2} for information.</source>
            <translation>El mejor primer intento depende del fin: {0} para el peor caso, {1} para la media, {2} para la información.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Each edge becomes a unit of 32 bits, and the start has one too, number 0.</source>
            <translation>Cada arista es una unidad de 32 bits, y el inicio también tiene una, la número 0.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The unit of the edge {0}: its label, whether a word ends, where it goes on.</source>
            <translation>La unidad de la arista {0}: su letra, si termina una palabra, por dónde sigue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>From unit {0}, the letter {1} is looked for where the exclusive or says.</source>
            <translation>Desde la unidad {0}, la letra {1} se busca donde dice el o exclusivo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The end bit of the last letter is 1, so {0} is a word.</source>
            <translation>El bit de fin de la última letra es 1, así que {0} es una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>A letter that does not follow: the unit there has another label, or none.</source>
            <translation>Una letra que no sigue: la unidad de ese sitio tiene otra, o ninguna.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}. Used: {1}. Bytes: 4 for each, and 4 for the size: {2}.</source>
            <translation>Unidades: {0}. Usadas: {1}. Bytes, 4 cada una y 4 para el tamaño: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>Units: {0}, of which {3} are shown. Used: {1}. Bytes, with 4 for the size: {2}.</source>
            <translation>Unidades: {0}, de ellas a la vista {3}. Usadas: {1}. Bytes, con 4 para el tamaño: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/constructor_steps.py"></location>
            <source>The file is a row of units: * is the start, and those of {0} are marked.</source>
            <translation>El archivo es una fila de unidades: * es el inicio, y las de {0} están resaltadas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after each turn</source>
            <translation>Palabras que quedan tras cada turno</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words before the first turn: {0}.</source>
            <translation>Palabras antes del primer turno: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>After {0} no word is left.</source>
            <translation>Tras {0} no queda ninguna palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Words left after {0}: {1}.</source>
            <translation>Palabras que quedan tras {0}: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Some word fits every turn, so there is nothing to correct.</source>
            <translation>Alguna palabra encaja en todos los turnos, así que no hay nada que corregir.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>These turns contradict each other: no word of any list can fit them all.</source>
            <translation>Estos turnos se contradicen: ninguna palabra de ninguna lista puede encajar en todos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>The turns do not contradict each other, but no word of this list fits them all.</source>
            <translation>Los turnos no se contradicen, pero ninguna palabra de esta lista encaja en todos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>no word</source>
            <translation>ninguna palabra</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>{0} words</source>
            <extracomment>Of one: one word</extracomment>
            <translation>
                <numerusform>una palabra</numerusform>
                <numerusform>{0} palabras</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Then {0} fit.</source>
            <extracomment>Of one: Then one word fits.</extracomment>
            <translation>
                <numerusform>Entonces encaja una palabra.</numerusform>
                <numerusform>Entonces encajan: {0}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Proposal {0}</source>
            <translation>Propuesta {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} marks were wrong, the first in {1}.</source>
            <translation>Quizá {0} marcas eran erróneas, la primera en {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the number for {0} in {1} was {2}.</source>
            <translation>Quizá el número para {0} en {1} era {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the guess was {0}, not {1}.</source>
            <translation>Quizá el intento era {0}, no {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps {0} belongs to another game.</source>
            <translation>Quizá {0} es de otra partida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the game marks by another rule: {0}.</source>
            <translation>Quizá el juego marca con otra regla: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is a less common word.</source>
            <translation>Quizá el secreto es una palabra menos común.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the secret is in the lexicon {0}.</source>
            <translation>Quizá el secreto está en el léxico {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}.</source>
            <translation>Quizá la {0} en el lugar {1} de {2} era {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/doctor_steps.py"></location>
            <source>Perhaps the {0} at place {1} of {2} was {3}, not {4}.</source>
            <translation>Quizá la {0} en el lugar {1} de {2} era {3}, no {4}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/choice_steps.py"></location>
            <source>No word is left to choose for.</source>
            <translation>No queda ninguna palabra para la que elegir.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>after {0} answers</source>
            <extracomment>Of one: after one answer</extracomment>
            <translation>
                <numerusform>tras una respuesta</numerusform>
                <numerusform>tras {0} respuestas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Words: {0}. Bits: {1}.</source>
            <translation>Palabras: {0}. Bits: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Every yes or no halves the list. To name one of {0} words takes {1} bits.</source>
            <translation>Cada sí o no parte la lista en dos. Nombrar una de {0} palabras cuesta {1} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Halving the list</source>
            <translation>Partir la lista en dos</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cuts {1} words into {2} groups, by their clue.</source>
            <translation>{0} reparte {1} palabras en {2} grupos, según su pista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>A half is worth one bit, a quarter two: minus the logarithm of the share.</source>
            <translation>Una mitad vale un bit, un cuarto dos: menos el logaritmo de la parte.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>Each share times its bits, added up: {0} tells {1} bits on average.</source>
            <translation>Cada parte por sus bits, sumado: {0} aporta {1} bits de media.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By letter frequency {0} is the best: {1} %.</source>
            <translation>Por frecuencia de letras la mejor es {0}: {1} %.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>By information {0} is the best: {1} bits.</source>
            <translation>Por información la mejor es {0}: {1} bits.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/information_steps.py"></location>
            <source>{0} cannot be the secret, and yet it tells the most: no answer leaves many.</source>
            <translation>{0} no puede ser el secreto y aun así dice más: ninguna respuesta deja muchas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The clues contradict each other: there is nothing to walk for.</source>
            <translation>Las pistas se contradicen: no hay nada que buscar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The lexicon has no word of {0} letters.</source>
            <translation>El léxico no tiene palabras de {0} letras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>All paths, place by place</source>
            <translation>Todos los caminos, lugar por lugar</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Place {0}: edges looked at {1}, followed {2}.</source>
            <translation>Lugar {0}: aristas miradas {1}, seguidas {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk on the DAWG</source>
            <translation>El recorrido por el DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Where the walk begins on the DAWG</source>
            <translation>Dónde empieza el recorrido por el DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Thick: way here. Struck out: not followed. Square: word.</source>
            <translation>Grueso: camino. Tachado: no seguido. Cuadro: palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Only edges that are taken are drawn, of {0}.</source>
            <translation>Solo se dibujan las aristas tomadas, de {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/acts/judging.py"></location>
            <source>Not allowed here:</source>
            <translation>Aquí no se admite:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The length cannot be:</source>
            <translation>Longitud imposible:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The counts cannot be right:</source>
            <translation>Las cantidades no pueden cuadrar:</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} would come too often:</source>
            <translation>{0} aparecería demasiadas veces:</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Not all of {0} fit:</source>
            <extracomment>Of one: {0} can no longer come:</extracomment>
            <translation>
                <numerusform>{0} ya no cabe:</numerusform>
                <numerusform>No caben todas: {0}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>{0} is a word that fits: it is found.</source>
            <translation>{0} es una palabra que encaja: está hallada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk begins at the start and looks at every edge there.</source>
            <translation>El recorrido empieza en el inicio y mira allí cada arista.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed, since {1} can no longer come: the walk goes back.</source>
            <translation>Desde {0} no se puede seguir ninguna arista, porque {1} ya no puede aparecer: el recorrido vuelve atrás.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>From {0} no edge can be followed: the walk goes back.</source>
            <translation>Desde {0} no se puede seguir ninguna arista: el recorrido vuelve atrás.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes back, and on with {0}.</source>
            <translation>El recorrido vuelve atrás y sigue con {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>The walk goes on with {0}.</source>
            <translation>El recorrido sigue con {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force and the walk</source>
            <translation>La fuerza bruta y el recorrido</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares every word from the left, to the first letter that misfits.</source>
            <translation>La fuerza bruta compara cada palabra desde la izquierda hasta la primera letra que no encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/matcher_steps.py"></location>
            <source>Brute force compares a letter {0} times, the walk looks at an edge {1} times, and both find the same words.</source>
            <translation>La fuerza bruta compara una letra {0} veces, el recorrido mira una arista {1} veces, y ambos hallan las mismas palabras.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/effort_figures.py"></location>
            <source>Both find {0} words among all words of the list. Words that are usual and fit every clue: {1}.</source>
            <translation>Ambos hallan {0} palabras entre todas las de la lista. Palabras usuales y conformes a todas las pistas: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No guess yet</source>
            <translation>Aún no hay intento</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Only the letters that are given are known yet.</source>
            <translation>De momento solo se conocen las letras dadas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Nothing is known yet: every place may be any letter.</source>
            <translation>Aún no se sabe nada: en cada lugar puede ir cualquier letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The clue counts letters and marks none, so a pattern can say little.</source>
            <translation>La pista cuenta letras y no marca ninguna, así que un patrón dice poco.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The rule of the game is tried on whole words. Those that fit: {0}.</source>
            <translation>La regla del juego se prueba en palabras enteras. Encajan: {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>A clue that counts</source>
            <translation>Una pista que cuenta</translation>
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
            <translation>El patrón del artículo</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Guess {0} is {1}, and the game marks it {2}.</source>
            <translation>El intento {0} es {1}, y el juego lo marca {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The guess is {0}, and the game marks it {1}.</source>
            <translation>El intento es {0}, y el juego lo marca {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Two greens at one place contradict each other: no word fits.</source>
            <translation>Dos verdes en un mismo lugar se contradicen: ninguna palabra encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>No word has the pattern {0}.</source>
            <translation>Ninguna palabra tiene el patrón {0}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} usual words have the pattern {1}.</source>
            <extracomment>Of one: One usual word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Una palabra usual tiene el patrón {1}.</numerusform>
                <numerusform>{0} palabras usuales tienen el patrón {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>{0} words have the pattern {1}.</source>
            <extracomment>Of one: One word has the pattern {1}.</extracomment>
            <translation>
                <numerusform>Una palabra tiene el patrón {1}.</numerusform>
                <numerusform>{0} palabras tienen el patrón {1}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Words that have it: {0}</source>
            <translation>Palabras que lo tienen: {0}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} is {1}.</source>
            <translation>El lugar {0} es {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter.</source>
            <translation>El lugar {0} puede ser cualquier letra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Place {0} may be any letter but {1}.</source>
            <translation>El lugar {0} puede ser cualquier letra menos {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Green: {0} is at this place.</source>
            <translation>Verde: {0} está en este lugar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} is not at this place.</source>
            <translation>Amarillo aquí: {0} no está en este lugar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Yellow here: {0} are not at this place.</source>
            <translation>Amarillo aquí: {0} no están en este lugar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} is at no place that is not green.</source>
            <translation>Blanco: {0} no está en ningún lugar que no sea verde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White: {0} are at no place that is not green.</source>
            <translation>Blanco: {0} no están en ningún lugar que no sea verde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} is not at this place, but elsewhere.</source>
            <translation>Blanco aquí: {0} no está en este lugar, pero sí en otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>White here: {0} are not at this place, but elsewhere.</source>
            <translation>Blanco aquí: {0} no están en este lugar, pero sí en otro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} is only where it is green.</source>
            <translation>Agotada: {0} está solo donde es verde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Used up: {0} are only where they are green.</source>
            <translation>Agotadas: {0} están solo donde son verdes.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue leave only {0} here.</source>
            <translation>Los números de la pista dejan aquí solo {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The numbers of the clue rule out {0} here.</source>
            <translation>Los números de la pista descartan aquí {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/figures/comparison_figure.py"></location>
            <source>The strict pattern</source>
            <translation>El patrón estricto</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>By the rule of the game the marks contradict each other: no word fits.</source>
            <translation>Según la regla del juego las marcas se contradicen: ninguna palabra encaja.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>Read strictly, place {0} is {1}, not {2}.</source>
            <translation>Leído con rigor, el lugar {0} es {1}, no {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur.</source>
            <translation>La parte de delante mira adelante: {0} debe aparecer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must occur {1} times.</source>
            <translation>La parte de delante mira adelante: {0} debe aparecer {1} veces.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur.</source>
            <translation>La parte de delante mira adelante: {0} no debe aparecer.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur twice.</source>
            <translation>La parte de delante mira adelante: {0} no debe aparecer dos veces.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/pattern_steps.py"></location>
            <source>The part in front looks ahead: {0} must not occur more than {1} times.</source>
            <translation>La parte de delante mira adelante: {0} no debe aparecer más de {1} veces.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Each strategy sees only its own clues.</source>
            <translation>Cada estrategia ve solo sus propias pistas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0} finds no word to guess and gives up.</source>
            <translation>{0} no halla ninguna palabra que intentar y se rinde.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1} is the secret.</source>
            <translation>{0}: {1} es el secreto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>{0}: {1}. Words left: {2}.</source>
            <extracomment>Of one: {0}: {1}. One word is left.</extracomment>
            <translation>
                <numerusform>{0}: {1}. Queda una palabra.</numerusform>
                <numerusform>{0}: {1}. Palabras que quedan: {2}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>Nobody has found the secret.</source>
            <translation>Nadie ha hallado el secreto.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses are {0}, by more than one strategy.</source>
            <translation>El menor número de intentos es {0}, con más de una estrategia.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/race_steps.py"></location>
            <source>The fewest guesses: {1}, by {0}. One secret proves nothing about others.</source>
            <translation>El menor número de intentos: {1}, con {0}. Un solo secreto no prueba nada sobre otros.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of a word's letters, each once</source>
            <translation>La suma de las letras de una palabra, cada una una vez</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every word that fits is suggested only when asked for.</source>
            <translation>Todas las palabras que encajan se sugieren solo si se pide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to score.</source>
            <translation>Ninguna palabra encaja, así que no hay nada que puntuar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} is there again and adds nothing.</source>
            <translation>{0} está otra vez y no suma nada.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The first letter of {0} is {1}, and it adds {2}.</source>
            <translation>La primera letra de {0} es {1}, y suma {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} adds {1}.</source>
            <translation>{0} suma {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1} of {2}.</source>
            <translation>La suma de {0} es {1} de {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>In {0} the letter {1} counts once, so its sum is {2}.</source>
            <translation>En {0} la letra {1} cuenta una vez, así que su suma es {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is the same: {1}.</source>
            <translation>La suma de {0} es la misma: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The sum of {0} is {1}, not {2}.</source>
            <translation>La suma de {0} es {1}, no {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Letters of the candidates</source>
            <translation>Letras de las candidatas</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits, so there is nothing to count.</source>
            <translation>Ninguna palabra encaja, así que no hay nada que contar.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted.</source>
            <translation>Se cuenta cada letra de {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Every letter of {0} is counted, {1} each time.</source>
            <translation>Se cuenta cada letra de {0}, {1} cada vez.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} candidates have {1} letters in all.</source>
            <extracomment>Of one: One candidate has {1} letters in all.</extracomment>
            <translation>
                <numerusform>Una candidata tiene {1} letras en total.</numerusform>
                <numerusform>{0} candidatas tienen {1} letras en total.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} Not shown: {1}.</source>
            <translation>{0} Sin mostrar: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No letter occurs twice.</source>
            <translation>Ninguna letra aparece dos veces.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The letters that occur most are {0}: {1} times each.</source>
            <extracomment>Of one: The letter that occurs most is {0}: {1} times.</extracomment>
            <translation>
                <numerusform>La letra más frecuente es {0}: {1} veces.</numerusform>
                <numerusform>Las letras más frecuentes son {0}: {1} veces cada una.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list</source>
            <translation>La lista</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list is empty: every word that fits is suggested only when asked for.</source>
            <translation>La lista está vacía: todas las palabras que encajan se sugieren solo si se pide.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>No word fits: the list is empty.</source>
            <translation>Ninguna palabra encaja: la lista está vacía.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The list has {0} words, the highest sum first.</source>
            <extracomment>Of one: The list has one word.</extracomment>
            <translation>
                <numerusform>La lista tiene una palabra.</numerusform>
                <numerusform>La lista tiene {0} palabras, la suma mayor primero.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Words in the list: {0}; others fit, but are suggested only when asked for: {1}.</source>
            <translation>Palabras en la lista: {0}; otras encajan, pero se sugieren solo si se pide: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>The best guess is {0}.</source>
            <translation>El mejor intento es {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>Next is {0}.</source>
            <translation>La siguiente es {0}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} is better known.</source>
            <translation>{0} tiene la misma suma, pero {1} es más conocida.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/scoring_steps.py"></location>
            <source>{0} has the same sum, but {1} comes first in the alphabet.</source>
            <translation>{0} tiene la misma suma, pero {1} va antes por orden alfabético.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: stage {1} of {2}</source>
            <translation>{0}: etapa {1} de {2}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/steps.py"></location>
            <source>{0}: guesses so far: {1}</source>
            <translation>{0}: intentos hasta ahora: {1}</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The words go into a trie, letter by letter, and all begin at the start.</source>
            <translation>Las palabras entran en un trie, letra por letra, y todas empiezan en el inicio.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: the beginning {1} is there already, only {2} is new.</source>
            <translation>{0}: el comienzo {1} ya está, solo {2} es nuevo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0}: no word before it begins with this letter, so every node is new.</source>
            <translation>{0}: ninguna palabra anterior empieza por esta letra, así que cada nodo es nuevo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Words: {0}. Nodes: {1}.</source>
            <translation>Palabras: {0}. Nodos: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The temporary trie</source>
            <translation>El trie temporal</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>A breadth-first search looks for nodes with the same endings: one of them is enough.</source>
            <translation>Una búsqueda en anchura busca nodos con los mismos finales: basta uno de ellos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>No two nodes have the same endings, so no node is redundant.</source>
            <translation>No hay dos nodos con los mismos finales, así que ninguno sobra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>In each of {0} groups the nodes have the same endings, and one of them is kept.</source>
            <translation>En cada uno de {0} grupos los nodos tienen los mismos finales, y se conserva uno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The redundant nodes are killed, and the numbers say where the pointers go now.</source>
            <translation>Los nodos sobrantes se eliminan, y los números dicen adónde van ahora los punteros.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes no letter follows, so one of them is enough.</source>
            <translation>Tras estos {0} nodos no sigue ninguna letra, así que basta uno.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same {1} endings follow, such as {2}: one node is enough.</source>
            <translation>Tras estos {0} nodos siguen los mismos {1} finales, como {2}: basta un nodo.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>After these {0} nodes the same follows, {1}: one of them is enough.</source>
            <translation>Tras estos {0} nodos sigue lo mismo, {1}: basta uno de ellos.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0}. Killed so far: {1}. Left: {2}.</source>
            <translation>Nodos: {0}. Eliminados hasta ahora: {1}. Quedan: {2}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Redundant nodes</source>
            <translation>Nodos sobrantes</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>Nodes: {0} before, {1} now. Edges: {2} before, {3} now.</source>
            <translation>Nodos: {0} antes, {1} ahora. Aristas: {2} antes, {3} ahora.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/handout.py"></location>
            <source>The DAWG</source>
            <translation>El DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The nodes left are the DAWG: each path from the start to a ring spells a word.</source>
            <translation>Los nodos que quedan son el DAWG: cada camino del inicio a un anillo forma una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>It is the smallest automaton of the words, not the suffix automaton called DAWG too.</source>
            <translation>Es el autómata mínimo de las palabras, no el autómata de sufijos, que también se llama DAWG.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>The letters of {0} from the start, with a ring where a word ends.</source>
            <translation>Las letras de {0} desde el inicio, con un anillo donde termina una palabra.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/steps/trie_steps.py"></location>
            <source>{0} edges lead to one node: their words share what follows.</source>
            <translation>{0} aristas llevan a un nodo: sus palabras comparten lo que sigue.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words can be drawn, and {1} are left out: take some away first, or import them as a lexicon.</source>
            <translation>Se pueden dibujar {0} palabras y {1} quedan fuera: quite algunas antes, o impórtelas como léxico.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>All words together can have {0} different letters, and {1} would bring more: take some away first.</source>
            <translation>Todas las palabras juntas pueden tener {0} letras distintas, y {1} añadiría más: quite antes algunas.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is there already.</source>
            <translation>{0} ya está.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} Not drawn either: {1}.</source>
            <translation>{0} Tampoco se dibujan: {1}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} has {1}, which is no letter: take it out, then press Enter.</source>
            <translation>{0} tiene {1}, que no es una letra: quítelo y pulse Intro.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} is no word of {1} to {2} letters: correct it.</source>
            <translation>{0} no es una palabra de {1} a {2} letras: corríjala.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0}: nodes more in the trie {1}, in the DAWG {2}, so it saves {3}.</source>
            <translation>{0}: nodos más en el trie {1}, en el DAWG {2}: ahorra {3}.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Words: {0}. Nodes: {1} in the trie, {2} in the DAWG, {3} saved.</source>
            <translation>Palabras: {0}. Nodos: {1} en el trie, {2} en el DAWG, {3} ahorrados.</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a DAWG</source>
            <translation>Nuestras palabras como DAWG</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>Our words as a trie</source>
            <translation>Nuestras palabras como trie</translation>
        </message>
        <message>
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>No word of these fits the clue.</source>
            <translation>Ninguna de estas palabras encaja con la pista.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/called_words.py"></location>
            <source>{0} words fit: {1}.</source>
            <extracomment>Of one: One word fits: {1}.</extracomment>
            <translation>
                <numerusform>Encaja una palabra: {1}.</numerusform>
                <numerusform>Encajan {0} palabras: {1}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>The edge {0}: {1} words pass it, {2}.</source>
            <extracomment>Of one: The edge {0}: one word passes it, {2}.</extracomment>
            <translation>
                <numerusform>La arista {0}: una palabra pasa por ella, {2}.</numerusform>
                <numerusform>La arista {0}: {1} palabras pasan por ella, {2}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../app/wmh/lesson/words/graph_point.py"></location>
            <source>A node: {0} words pass it, {1}.</source>
            <extracomment>Of one: A node: one word passes it, {1}.</extracomment>
            <translation>
                <numerusform>Un nodo: una palabra pasa por él, {1}.</numerusform>
                <numerusform>Un nodo: {0} palabras pasan por él, {1}.</numerusform>
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
            <translation>Wordle contra un adversario que aún no tiene palabra y responde de modo que queden las más posibles.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Bagels</source>
            <translation>Bagels</translation>
        </message>
        <message>
            <location filename="../../resources/games/bagels.toml"></location>
            <source>Three digits, no two alike: a fermi stands at its place, a pico elsewhere; none of either is bagels.</source>
            <translation>Tres cifras distintas: un fermi está en su lugar, un pico en otro; si no hay ninguno, son bagels.</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Bulls and Cows</source>
            <translation>Toros y vacas</translation>
        </message>
        <message>
            <location filename="../../resources/games/bulls-and-cows.toml"></location>
            <source>Four digits, no two alike: bulls stand at their place, cows elsewhere.</source>
            <translation>Cuatro cifras distintas: los toros están en su lugar, las vacas en otro.</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Dordle</source>
            <translation>Dordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/dordle.toml"></location>
            <source>Two words at once, found with the same guesses.</source>
            <translation>Dos palabras a la vez, que se encuentran con los mismos intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>Four digits</source>
            <translation>Cuatro cifras</translation>
        </message>
        <message>
            <location filename="../../resources/games/four-digits.toml"></location>
            <source>As Bulls and Cows, but a digit may occur again.</source>
            <translation>Como toros y vacas, pero una cifra puede repetirse.</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Jotto</source>
            <translation>Jotto</translation>
        </message>
        <message>
            <location filename="../../resources/games/jotto.toml"></location>
            <source>Each guess is told how many letters it has in common with the secret, wherever they are.</source>
            <translation>De cada intento se dice cuántas letras tiene en común con el secreto, estén donde estén.</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>Lingo</source>
            <translation>Lingo</translation>
        </message>
        <message>
            <location filename="../../resources/games/lingo.toml"></location>
            <source>The television game: the first letter is shown, and five guesses are allowed.</source>
            <translation>El juego de televisión: se muestra la primera letra y se permiten cinco intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>Mastermind, 8 colours</source>
            <translation>Mastermind, 8 colores</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind-8.toml"></location>
            <source>The larger board, also called Super Mastermind: five pegs of eight colours.</source>
            <translation>El tablero mayor, llamado también Super Mastermind: cinco clavijas de ocho colores.</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Mastermind, 6 colours</source>
            <translation>Mastermind, 6 colores</translation>
        </message>
        <message>
            <location filename="../../resources/games/mastermind.toml"></location>
            <source>Four pegs of six colours, any of them again; black key pegs for a place, white for a colour.</source>
            <translation>Cuatro clavijas de seis colores, que pueden repetirse; clavijas negras por un lugar, blancas por un color.</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>Motus</source>
            <translation>Motus</translation>
        </message>
        <message>
            <location filename="../../resources/games/motus.toml"></location>
            <source>The French Lingo: the first letter is shown, and six guesses are allowed.</source>
            <translation>El Lingo francés: se muestra la primera letra y se permiten seis intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Octordle</source>
            <translation>Octordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/octordle.toml"></location>
            <source>Eight words at once, found with the same guesses.</source>
            <translation>Ocho palabras a la vez, que se encuentran con los mismos intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Quordle</source>
            <translation>Quordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/quordle.toml"></location>
            <source>Four words at once, found with the same guesses.</source>
            <translation>Cuatro palabras a la vez, que se encuentran con los mismos intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sedecordle</source>
            <translation>Sedecordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/sedecordle.toml"></location>
            <source>Sixteen words at once, found with the same guesses.</source>
            <translation>Dieciséis palabras a la vez, que se encuentran con los mismos intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Sutom</source>
            <translation>Sutom</translation>
        </message>
        <message>
            <location filename="../../resources/games/sutom.toml"></location>
            <source>Motus with one word a day: the first letter is shown, and six guesses are allowed.</source>
            <translation>Motus con una palabra al día: se muestra la primera letra y se permiten seis intentos.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>Word Mastermind</source>
            <translation>Word Mastermind</translation>
        </message>
        <message>
            <location filename="../../resources/games/word-mastermind.toml"></location>
            <source>The paper's game: words of four letters, and no limit but the patience of the guesser.</source>
            <translation>El juego del artículo: palabras de cuatro letras, sin más límite que la paciencia.</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Word500</source>
            <translation>Word500</translation>
        </message>
        <message>
            <location filename="../../resources/games/word500.toml"></location>
            <source>Wordle that says how many letters are green and yellow, but not which.</source>
            <translation>Wordle que dice cuántas letras son verdes y amarillas, pero no cuáles.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, hard mode</source>
            <translation>Wordle, modo difícil</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle-hard.toml"></location>
            <source>Wordle, with every hint that was shown used in the guesses after it.</source>
            <translation>Wordle en el que toda pista mostrada se debe usar en los intentos siguientes.</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>Wordle</source>
            <translation>Wordle</translation>
        </message>
        <message>
            <location filename="../../resources/games/wordle.toml"></location>
            <source>A word of five letters a day, the same for everybody.</source>
            <translation>Una palabra de cinco letras al día, la misma para todos.</translation>
        </message>
    </context>
    <context>
        <name>Pegs</name>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>red</source>
            <translation>rojo</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>blue</source>
            <translation>azul</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>yellow</source>
            <translation>amarillo</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>green</source>
            <translation>verde</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>orange</source>
            <translation>naranja</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>white</source>
            <translation>blanco</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>black</source>
            <translation>negro</translation>
        </message>
        <message>
            <location filename="../../resources/mastermind/pegs.toml"></location>
            <source>violet</source>
            <translation>violeta</translation>
        </message>
    </context>
    <context>
        <name>Scenarios</name>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>A contradiction, and who made it</source>
            <translation>Una contradicción, y quién la causó</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>No word fits. Somebody has marked a tile wrong, and the doctor finds out which one it may have been.</source>
            <translation>Ninguna palabra encaja. Alguien marcó mal una casilla, y el doctor averigua cuál pudo ser.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>One of these three turns cannot be true together with those before it. Which one?</source>
            <translation>Uno de estos tres turnos no puede ser cierto junto con los anteriores. ¿Cuál?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>It is turn {0}.</source>
            <translation>Es el turno {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Which tile was marked wrong, do you think?</source>
            <translation>¿Qué casilla cree que se marcó mal?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>The R of born, most likely: rain and horn both say that R occurs, and born says that it does not. Words that fit after the likeliest change: {0}.</source>
            <translation>La R de born, muy probablemente: rain y horn dicen que la R aparece, y born dice que no. Palabras que encajan tras el cambio más probable: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>About 8 minutes. Most programs only say that no word is left. Ask what a good message tells: what is wrong, where, and what to do next.</source>
            <translation>Unos 8 minutos. La mayoría de los programas solo dicen que no queda ninguna palabra. Pregunte qué dice un buen mensaje: qué está mal, dónde y qué hacer después.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/contradiction.toml"></location>
            <source>Ask why the doctor puts one change before another: it asks how easily the mistake is made, and how many common words come back. Ask next for another single change that mends the board.</source>
            <translation>Pregunte por qué el doctor pone un cambio antes que otro: mira con qué facilidad se comete el error y cuántas palabras comunes vuelven. Pregunte después por otro cambio único que arregle el tablero.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Where a word ends</source>
            <translation>Dónde termina una palabra</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>Do is a word, and dog goes on from it. The mark of an end can stand on a node or on an edge, and that decides how many nodes there are.</source>
            <translation>Do es una palabra, y dog sigue desde ella. La marca de fin puede estar en un nodo o en una arista, y eso decide cuántos nodos hay.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>If the mark moves from the node to the edge that leads there, how many nodes are enough?</source>
            <translation>Si la marca pasa del nodo a la arista que lleva a él, ¿cuántos nodos bastan?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>{0} nodes are enough.</source>
            <translation>Bastan {0} nodos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/end-mark.toml"></location>
            <source>About 8 minutes. Books of automata mark the node, so their counts are larger than those of this program. Ask next for a list of words where both ways need the same.</source>
            <translation>Unos 8 minutos. Los libros de autómatas marcan el nodo, por eso sus cuentas son mayores que las de este programa. Pida luego una lista en que ambos modos necesiten lo mismo.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Mastermind: FCBE, and a printed mistake</source>
            <translation>Mastermind: FCBE y un error impreso</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>A paper breaks the code FCBE. One of its marks is wrong, and by its own rule the search then goes another way. And what is the best first guess?</source>
            <translation>Un artículo descifra el código FCBE. Una de sus marcas está mal, y según su propia regla la búsqueda va entonces por otro camino. ¿Y cuál es el mejor primer intento?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Four pegs of six colours, any of them again: how many codes are there?</source>
            <translation>Cuatro clavijas de seis colores, que pueden repetirse: ¿cuántos códigos hay?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>There are {0} codes.</source>
            <translation>Hay {0} códigos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>The code is FCBE. The paper gives the guess FBEE two black pegs. Is that right?</source>
            <translation>El código es FCBE. El artículo da al intento FBEE dos clavijas negras. ¿Es correcto?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>No. F and the last E are at their place, and B is in the code elsewhere: the score is {0}.</source>
            <translation>No. F y la última E están en su lugar, y B está en otro lugar del código: la puntuación es {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>Which first guess is best: AAAA, AAAB, AABB, AABC or ABCD?</source>
            <translation>¿Qué primer intento es el mejor: AAAA, AAAB, AABB, AABC o ABCD?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>It depends on what is wanted: the best worst case, the best average, or the most information.</source>
            <translation>Depende de lo que se quiera: el mejor peor caso, la mejor media o la mayor información.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>About 15 minutes. The letters are those of the colours, for who cannot tell them apart; coloured paper will do too. Let the class mark FBEE before it is shown.</source>
            <translation>Unos 15 minutos. Las letras son las de los colores, para quien no los distingue; también sirve papel de colores. Deje que la clase marque FBEE antes de mostrarlo.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/fcbe.toml"></location>
            <source>With its real score, 5, FBEE would have been kept: it is more than the 4 before it. The paper drops it and goes on through FCEE, which leads to the code all the same. Ask next which mark would have betrayed the mistake. The table is the source's own, counted again; the last columns are not in the source.</source>
            <translation>Con su puntuación correcta, 5, FBEE se habría conservado: es más que el 4 anterior. El artículo lo descarta y sigue por FCEE, que lleva igualmente al código. Pregunte después qué marca habría delatado el error. La tabla es la de la fuente, contada de nuevo; las últimas columnas no están en la fuente.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>A word at a time</source>
            <translation>Una palabra cada vez</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper fills a whole trie and merges its nodes afterwards. Another way merges while the words come in, and never holds many nodes.</source>
            <translation>El artículo llena un trie entero y fusiona sus nodos después. Otro camino fusiona mientras llegan las palabras y nunca guarda muchos nodos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>The paper's way would hold the whole trie. How many nodes did this way hold at once, at most?</source>
            <translation>El camino del artículo guardaría todo el trie. ¿Cuántos nodos guardó este a la vez, como mucho?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>At most {0} nodes at once.</source>
            <translation>Como mucho {0} nodos a la vez.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/incremental.toml"></location>
            <source>About 12 minutes. The words must come in sorted order: only then is the end of the word before finished. Ask the class which nodes can still change when the next word comes.</source>
            <translation>Unos 12 minutos. Las palabras deben llegar ordenadas: solo así está acabado el final de la anterior. Pregunte qué nodos pueden cambiar aún cuando llegue la siguiente.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>How much a guess tells</source>
            <translation>Cuánto dice un intento</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>A guess cuts the list into groups, one for each clue. The smaller the group of the secret, the more its clue has told. Bits measure it.</source>
            <translation>Un intento reparte la lista en grupos, uno por pista. Cuanto menor el grupo del secreto, más ha dicho su pista. Los bits lo miden.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Eight words are possible. How many questions with yes or no does it take to name one of them?</source>
            <translation>Hay ocho palabras posibles. ¿Cuántas preguntas de sí o no hacen falta para nombrar una?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>It takes {0}, and that is what bits count.</source>
            <translation>Hacen falta {0}, y eso cuentan los bits.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night is one of the words. How many bits does its clue tell on average?</source>
            <translation>Night es una de las palabras. ¿Cuántos bits aporta su pista de media?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Night tells {0} bits on average.</source>
            <translation>Night aporta {0} bits de media.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films cannot be the secret. How many bits does its clue tell on average?</source>
            <translation>Films no puede ser el secreto. ¿Cuántos bits aporta su pista de media?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Films tells {0} bits on average.</source>
            <translation>Films aporta {0} bits de media.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>About 15 minutes, for pupils who know powers of two. A bit is one answer yes or no; the logarithm to the base two says how often a number can be halved.</source>
            <translation>Unos 15 minutos, para quien conozca las potencias de dos. Un bit es una respuesta sí o no; el logaritmo en base dos dice cuántas veces se puede partir un número en dos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/information.toml"></location>
            <source>Let the class add up the shares first: they are one in all. Ask next what guess would tell three bits, and why no guess can tell more.</source>
            <translation>Que la clase sume primero las partes: en total son uno. Pregunte luego qué intento daría tres bits y por qué ninguno puede dar más.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Mastermind with pegs</source>
            <translation>Mastermind con clavijas</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>A hidden code is found in four guesses. After each of them the codes that are left are counted.</source>
            <translation>Un código oculto se halla en cuatro intentos. Tras cada uno se cuentan los códigos que quedan.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The guess has A twice, the code has it once. How many key pegs do the two get?</source>
            <translation>El intento tiene la A dos veces, el código una. ¿Cuántas clavijas de respuesta reciben las dos?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One, a black peg. A peg of the code pays for one key peg and no more.</source>
            <translation>Una, negra. Una clavija del código paga una sola clavija de respuesta.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>One black peg: of 1,296 codes, how many are left?</source>
            <translation>Una clavija negra: de 1.296 códigos, ¿cuántos quedan?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Two white pegs for the second guess. How many codes are left now?</source>
            <translation>Dos clavijas blancas para el segundo intento. ¿Cuántos códigos quedan ahora?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The third guess gets four key pegs, so it has all the colours. How many codes are left?</source>
            <translation>El tercer intento recibe cuatro clavijas, así que tiene todos los colores. ¿Cuántos códigos quedan?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>There are {0} codes left.</source>
            <translation>Quedan {0} códigos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The game began with AABB. Which kind of first guess leaves the fewest codes if luck is bad?</source>
            <translation>La partida empezó con AABB. ¿Qué tipo de primer intento deja menos códigos con mala suerte?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>The table shows it: two pegs of one colour and two of another.</source>
            <translation>La tabla lo muestra: dos clavijas de un color y dos de otro.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>About 15 minutes. Play it with coloured paper first: one pupil hides a code, another gives the key pegs, and the class checks them.</source>
            <translation>Unos 15 minutos. Juéguelo primero con papel de colores: un alumno esconde un código, otro da las clavijas de respuesta y la clase las comprueba.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/mastermind.toml"></location>
            <source>Each guess is the one that leaves the fewest codes at worst, as in Knuth's method of 1977; five guesses are always enough. Ask next why a guess that cannot be the code may be the best one.</source>
            <translation>Cada intento es el que deja menos códigos en el peor caso, como en el método de Knuth de 1977; cinco intentos bastan siempre. Pregunte luego por qué un intento que no puede ser el código puede ser el mejor.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Strategies racing on one secret</source>
            <translation>Estrategias en carrera por un secreto</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The paper's letter frequency, the most information and the most different clues look for one common word. Each sees only its own clues.</source>
            <translation>La frecuencia de letras del artículo, la mayor información y el mayor número de pistas distintas buscan la misma palabra común. Cada una ve solo sus propias pistas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Which strategy needs the fewest guesses for the secret pound, and how many?</source>
            <translation>¿Qué estrategia necesita menos intentos para el secreto pound, y cuántos?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>The fewest guesses are {0}.</source>
            <translation>El menor número de intentos es {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>About 10 minutes. Let the class bet before the race. One secret proves nothing: change the secret in the file, or use the race in the main window for many.</source>
            <translation>Unos 10 minutos. Deje que la clase apueste antes de la carrera. Un solo secreto no prueba nada: cambie el secreto en el archivo, o use la carrera de la ventana principal para muchos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/race.toml"></location>
            <source>Ask after each guess which lane looks best, and why fewer words left is not the whole story. Ask next how many secrets a fair comparison needs.</source>
            <translation>Pregunte tras cada intento qué calle va mejor, y por qué tener menos palabras restantes no lo es todo. Pregunte después cuántos secretos necesita una comparación justa.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Rain in the whole lexicon</source>
            <translation>Rain en todo el léxico</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The same guess and the same clue, with all English words of four letters. The method is the same; only the numbers grow.</source>
            <translation>El mismo intento y la misma pista, con todas las palabras inglesas de cuatro letras. El método es el mismo; solo crecen los números.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>A text file of all the words in this lexicon has more than a million bytes. How many per cent of that does the DAWG save?</source>
            <translation>Un archivo de texto con todas las palabras de este léxico tiene más de un millón de bytes. ¿Qué porcentaje de eso ahorra el DAWG?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It saves {0} %.</source>
            <translation>Ahorra un {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>The pattern of 2013 does not say that R must occur. How many words fit it that have no R?</source>
            <translation>El patrón de 2013 no dice que la R deba aparecer. ¿Cuántas palabras que encajan en él no tienen R?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Words that fit the paper's pattern but not the strict one: {0}.</source>
            <translation>Palabras que encajan en el patrón del artículo, pero no en el estricto: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Of all the edges in the DAWG, how many does the walk look at?</source>
            <translation>De todas las aristas del DAWG, ¿cuántas mira el recorrido?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>It looks at {0} different edges.</source>
            <translation>Mira {0} aristas distintas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Show the short list first. About 15 minutes, because the class knows the stages already.</source>
            <translation>Muestre primero la lista corta. Unos 15 minutos, porque la clase ya conoce las etapas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain-english.toml"></location>
            <source>Let the class guess in powers of ten: a hundred, a thousand, ten thousand edges? Ask next why the walk hardly notices how large the lexicon is.</source>
            <translation>Deje que la clase calcule en potencias de diez: ¿cien, mil, diez mil aristas? Pregunte después por qué el recorrido apenas nota lo grande que es el léxico.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The paper's example: rain, ywwg</source>
            <translation>El ejemplo del artículo: rain, ywwg</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The guess was rain, and the game marked it ywwg. The whole method works on a list short enough to be drawn.</source>
            <translation>El intento fue rain, y el juego lo marcó ywwg. El método entero trabaja con una lista tan corta que se puede dibujar.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The trie has a node for every different beginning of these words. How many nodes can be left out when equal endings share theirs?</source>
            <translation>El trie tiene un nodo para cada comienzo distinto de estas palabras. ¿Cuántos nodos sobran cuando los finales iguales comparten los suyos?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>{0} nodes can be left out.</source>
            <translation>Sobran {0} nodos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>What does the clue say of each of the four places?</source>
            <translation>¿Qué dice la pista de cada uno de los cuatro lugares?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The first place has no R, A or I, the second and third have no A or I, and the fourth is N. R must be at the second or the third place.</source>
            <translation>En el primer lugar no hay R, A ni I; en el segundo y el tercero no hay A ni I; y el cuarto es N. La R debe estar en el segundo o en el tercer lugar.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>How many of these words can still be the secret?</source>
            <translation>¿Cuántas de estas palabras pueden ser aún el secreto?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Words that can still be the secret: {0}.</source>
            <translation>Palabras que pueden ser aún el secreto: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>Which of these words would you guess next, and why?</source>
            <translation>¿Cuál de estas palabras intentaría después, y por qué?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The method takes the word whose letters occur most often in the words that are left.</source>
            <translation>El método toma la palabra cuyas letras aparecen más en las palabras que quedan.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The score is the share of all letters that the letters of a word stand for. What is the best score, in per cent?</source>
            <translation>La puntuación es la parte de todas las letras que cubren las letras de una palabra. ¿Cuál es la mejor puntuación, en porcentaje?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The best score is {0} %.</source>
            <translation>La mejor puntuación es {0} %.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>The whole lesson takes about 40 minutes. With 20 minutes, begin at the pattern. Everything shown here is found by the same program that plays the game.</source>
            <translation>La lección entera dura unos 40 minutos. Con 20 minutos, empiece por el patrón. Todo lo que se muestra aquí lo halla el mismo programa que juega.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 12 minutes. Let the class spell two or three words along the trie. Ask which endings look alike before the nodes are merged: -orn, -arn, -ern. Ask next why a word must never get lost by merging.</source>
            <translation>Unos 12 minutos. Deje que la clase deletree dos o tres palabras por el trie. Pregunte qué finales se parecen antes de unir los nodos: -orn, -arn, -ern. Pregunte después por qué nunca debe perderse una palabra al unirlos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Write rain and its marks on the board first, and let the class say each place. Ask next what the pattern of 2013 forgets: that R must occur at all.</source>
            <translation>Unos 5 minutos. Escriba primero rain y sus marcas en la pizarra, y deje que la clase diga cada lugar. Pregunte después qué olvida el patrón de 2013: que la R debe aparecer.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 8 minutes. Stop where the first branch is refused, and ask how many words are gone with it. Ask next how a plain list would be searched.</source>
            <translation>Unos 8 minutos. Deténgase donde se rechaza la primera rama, y pregunte cuántas palabras desaparecen con ella. Pregunte después cómo se buscaría en una simple lista.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Each letter counts once in a word, also where it stands twice. Ask why.</source>
            <translation>Unos 5 minutos. Cada letra cuenta una vez en una palabra, también donde aparece dos veces. Pregunte por qué.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let somebody add up one word before it is shown.</source>
            <translation>Unos 5 minutos. Deje que alguien sume una palabra antes de mostrarla.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rain.toml"></location>
            <source>About 5 minutes. Let the class vote before the first row is uncovered. Ask next whether the best score is also the best guess: the scenario of the rhyme trap answers that.</source>
            <translation>Unos 5 minutos. Deje que la clase vote antes de destapar la primera fila. Pregunte después si la mejor puntuación es también el mejor intento: lo responde la lección de la trampa de las rimas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Repeated letters: tosses for cozies</source>
            <translation>Letras repetidas: tosses para cozies</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>The guess has three letters S, the secret has one. A program that marks every letter alone colours all three.</source>
            <translation>El intento tiene tres letras S, el secreto tiene una. Un programa que marca cada letra por sí sola colorea las tres.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>Three tiles of tosses are an S. How many of them are coloured?</source>
            <translation>Tres casillas de tosses son una S. ¿Cuántas de ellas se colorean?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>One: the last S is at its place, and no other S is left in the secret.</source>
            <translation>Una: la última S está en su lugar, y en el secreto no queda otra S.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>If a helper reads this clue by the naive rule, what happens to the secret?</source>
            <translation>Si un ayudante lee esta pista con la regla simple, ¿qué pasa con el secreto?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>It is lost: one S is coloured and another one is white, and no secret of the naive rule can do that. Words left by the naive reading: {0}.</source>
            <translation>Se pierde: una S tiene color y otra es blanca, y ningún secreto de la regla simple puede dar eso. Palabras que quedan con la lectura simple: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-cozies.toml"></location>
            <source>About 8 minutes. A program that marks wrongly is worse than a slow one: it throws the answer away. Ask next how one would test such a program.</source>
            <translation>Unos 8 minutos. Un programa que marca mal es peor que uno lento: desecha la respuesta. Pregunte después cómo se probaría un programa así.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Repeated letters: dozes and seeds for dents</source>
            <translation>Letras repetidas: dozes y seeds para dents</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>No letter of dozes stands twice, and marking is easy. Seeds has two letters S and two letters E, but the secret has only one of each.</source>
            <translation>Ninguna letra de dozes aparece dos veces, y marcar es fácil. Seeds tiene dos letras S y dos letras E, pero el secreto solo tiene una de cada.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>The secret is dents. How do you mark the guess dozes?</source>
            <translation>El secreto es dents. ¿Cómo se marca el intento dozes?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>D and S are at their place: green. E is in the secret at another place: yellow. O and Z are white.</source>
            <translation>La D y la S están en su lugar: verde. La E está en otro lugar del secreto: amarillo. La O y la Z son blancas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>And seeds? A naive rule looks at each letter alone. How many tiles of seeds does it mark otherwise?</source>
            <translation>¿Y seeds? Una regla simple mira cada letra por sí sola. ¿Cuántas casillas de seeds marca de otro modo?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Tiles of seeds that the naive rule marks otherwise: {0}.</source>
            <translation>Casillas de seeds que la regla simple marca de otro modo: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>About 12 minutes. Let the class mark each guess on paper first: most mistakes with these games are made with repeated letters.</source>
            <translation>Unos 12 minutos. Deje que la clase marque primero cada intento en papel: la mayoría de los errores en estos juegos se cometen con letras repetidas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/repeated-dents.toml"></location>
            <source>Point at the letters of the secret that are struck: they are used up. Ask next for a guess that has an E twice, and for the marks if the secret has it twice too.</source>
            <translation>Señale las letras tachadas del secreto: están agotadas. Pida después un intento que tenga la E dos veces, y las marcas si el secreto también la tiene dos veces.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>The rhyme trap</source>
            <translation>La trampa de las rimas</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Four letters of the guess are right, and many words rhyme with it. Is it better to try one of them, or to give a guess away?</source>
            <translation>Cuatro letras del intento son correctas, y muchas palabras riman con él. ¿Es mejor probar una de ellas o sacrificar un intento?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>How many words fit?</source>
            <translation>¿Cuántas palabras encajan?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words that fit: {0}.</source>
            <translation>Palabras que encajan: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>You guess night, and it is wrong. How many words are left then?</source>
            <translation>Usted intenta night, y no es. ¿Cuántas palabras quedan entonces?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left if night is wrong: {0}.</source>
            <translation>Palabras que quedan si no es night: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Firms cannot be the secret. How many words are left after it, if luck is bad?</source>
            <translation>Firms no puede ser el secreto. ¿Cuántas palabras quedan tras ella, con mala suerte?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Words left at worst: {0}.</source>
            <translation>Palabras que quedan en el peor caso: {0}.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>About 10 minutes. Let the class play it first: one pupil keeps a word, the others guess rhyme after rhyme.</source>
            <translation>Unos 10 minutos. Deje que la clase juegue primero: alguien guarda una palabra y los demás intentan rima tras rima.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/rhyme-trap.toml"></location>
            <source>Each group is what one answer leaves. Ask why a word that cannot win may still be the best guess. Ask next when it is not: with two words left, always try one of them.</source>
            <translation>Cada grupo es lo que deja una respuesta. Pregunte por qué una palabra que no puede ganar puede ser aun así el mejor intento. Pregunte después cuándo no lo es: con dos palabras restantes, pruebe siempre una de ellas.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Trie against DAWG: thirty words</source>
            <translation>Trie frente a DAWG: treinta palabras</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Six verbs with the same five endings. A trie shares their beginnings; a DAWG shares their endings too.</source>
            <translation>Seis verbos con los mismos cinco finales. Un trie comparte sus comienzos; un DAWG comparte también sus finales.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>Thirty words. How many nodes will their trie have?</source>
            <translation>Treinta palabras. ¿Cuántos nodos tendrá su trie?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The trie has {0} nodes.</source>
            <translation>El trie tiene {0} nodos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>And how many are left once equal endings share theirs?</source>
            <translation>¿Y cuántos quedan cuando los finales iguales comparten los suyos?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>The DAWG has {0} nodes.</source>
            <translation>El DAWG tiene {0} nodos.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>About 15 minutes. The words are chosen so that nearly everything can be shared. Ask the class for a seventh verb, and how many new nodes it needs in the trie and in the DAWG.</source>
            <translation>Unos 15 minutos. Las palabras están elegidas para que se pueda compartir casi todo. Pida a la clase un séptimo verbo, y pregunte cuántos nodos nuevos necesita en el trie y en el DAWG.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/trie-dawg.toml"></location>
            <source>This is the DAWG of a list of words: a smallest automaton for them. It is not the suffix automaton that some books call by the same name. Ask next where a word ends when another one goes on from there, such as talk and talks.</source>
            <translation>Este es el DAWG de una lista de palabras: un autómata mínimo para ellas. No es el autómata de sufijos al que algunos libros dan el mismo nombre. Pregunte después dónde termina una palabra cuando otra sigue desde ahí, como talk y talks.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force against the walk</source>
            <translation>La fuerza bruta frente al recorrido</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Both find the same words. One compares every word with the pattern, the other never enters a branch that cannot fit.</source>
            <translation>Ambos hallan las mismas palabras. Una compara cada palabra con el patrón, el otro nunca entra en una rama que no puede encajar.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>The walk takes all its paths together, place by place. How many times does it look at an edge?</source>
            <translation>El recorrido toma todos sus caminos a la vez, lugar por lugar. ¿Cuántas veces mira una arista?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It looks at an edge {0} times.</source>
            <translation>Mira una arista {0} veces.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Brute force compares each word with the pattern, letter by letter, until one misfits. How many letters does it compare?</source>
            <translation>La fuerza bruta compara cada palabra con el patrón, letra por letra, hasta que una no encaja. ¿Cuántas letras compara?</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>It compares {0} letters.</source>
            <translation>Compara {0} letras.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>About 10 minutes. Two pupils can act it: one reads the list aloud word by word, the other looks words up in a dictionary and skips whole pages.</source>
            <translation>Unos 10 minutos. Dos estudiantes pueden representarlo: uno lee la lista en voz alta palabra por palabra, el otro busca palabras en un diccionario y se salta páginas enteras.</translation>
        </message>
        <message>
            <location filename="../../resources/scenarios/walk.toml"></location>
            <source>Ask at every refused branch how many words are gone with it. Ask next which clue would make the walk long: one that says nothing of the first letters.</source>
            <translation>Pregunte en cada rama rechazada cuántas palabras desaparecen con ella. Pregunte después qué pista haría largo el recorrido: una que no dice nada de las primeras letras.</translation>
        </message>
    </context>
    <context>
        <name>Values</name>
        <message>
            <location filename="../../resources/values/english.toml"></location>
            <source>English</source>
            <translation>Inglés</translation>
        </message>
        <message>
            <location filename="../../resources/values/french.toml"></location>
            <source>French</source>
            <translation>Francés</translation>
        </message>
        <message>
            <location filename="../../resources/values/german.toml"></location>
            <source>German</source>
            <translation>Alemán</translation>
        </message>
        <message>
            <location filename="../../resources/values/spanish.toml"></location>
            <source>Spanish</source>
            <translation>Español</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Cu&amp;t</source>
            <translation>Cor&amp;tar</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Paste</source>
            <translation>&amp;Pegar</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Delete</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Seleccionar todo</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Left</source>
            <translation>A la izquierda</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Scroll Right</source>
            <translation>A la derecha</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <location filename="../../Qt"></location>
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Copy &amp;Link Location</source>
            <translation>Copiar el &amp;enlace</translation>
        </message>
        <message>
            <location filename="../../Qt"></location>
            <source>Select All</source>
            <translation>Seleccionar todo</translation>
        </message>
    </context>
</TS>
