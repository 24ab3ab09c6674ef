# Was an dem, was jemand schickt, falsch sein kann. Jeder Satz sagt, was falsch war und was richtig wäre.

game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Spiele: { $known }.
game-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
bot-cannot-play = Der Bot „{ $bot }“ kann { $game } nicht spielen. Diese Bots können es: { $known }.
bot-cannot-load = Der Bot „{ $bot }“ lässt sich nicht laden: { $detail }. Nenne ihn als paket.modul:Klasse.
bot-no-bot = „{ $bot }“ ist kein Bot. Es muss eine Klasse sein, die steiger.bots.Bot erweitert.
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Bots: { $known }.
bot-no-samples = Der Bot „{ $bot }“ sucht nicht und kann deshalb keine Anzahl von Stichproben annehmen. Schreib nur { $bot }.
bot-samples-range = „{ $given }“ ist keine Anzahl von Stichproben für { $bot }. Schreib eine ganze Zahl von 1 bis { $most }, zum Beispiel { $bot }#200.

players-range = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $given }.
options-object = Optionen sind ein Objekt aus Namen und Werten, etwa {"{"}"name": "wert"{"}"}.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Optionen: { $known }.
option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
option-list = Die Option „{ $option }“ ist eine Liste verschiedener Werte, nicht „{ $value }“.
seed-range = Ein Startwert ist eine ganze Zahl von −2^63 bis 2^63 − 1, nicht „{ $given }“.

setup-keys = Ein Aufbau hat genau diese Teile: { $keys }.
setup-start = Der Startplatz ist eine Zahl von 0 bis { $last }, nicht „{ $given }“.
setup-stack-size = Der Stapel „{ $stack }“ ist eine Liste von { $size } Karten.
setup-stack-card = Karte „{ $card }“ an Stelle { $place } des Stapels „{ $stack }“ ist unbekannt oder einmal zu viel da.

action-unknown-verb = „{ $words }“ ist kein Zug. Züge beginnen mit: { $verbs }.
action-unknown = „{ $words }“ ist kein Zug. Einer mit „{ $verb }“ sieht so aus: { $verb } { $example }
action-not-words = Ein Zug besteht aus Wörtern wie „{ $example }“ (nicht { $given }).
seat-range = Einen Platz { $given } gibt es nicht. Es gibt 0 bis { $last }, oder null fürs Zuschauen.

record-not-json = Die Aufzeichnung ist kein JSON: { $detail }
record-not-utf8 = Die Aufzeichnung ist kein UTF-8-Text.
record-object = Eine Aufzeichnung ist ein JSON-Objekt.
record-format = Das Format der Aufzeichnung ist „{ $format }“; nötig ist „{ $known }“.
record-no-setup = Die Aufzeichnung hat weder einen Aufbau noch einen Startwert; eines davon braucht sie.
record-players = „players“ ist in der Aufzeichnung keine Liste; sie braucht einen Eintrag je Platz.
record-player = Der Eintrag von Platz { $seat } braucht einen Namen, etwa {"{"}"name": "Anna"{"}"}.
record-player-bot = Der Bot von Platz { $seat } ist nicht mit einem Wort benannt.
record-rules = Die Regelfassung „{ $rules }“ wird nicht unterstützt. Unterstützte Fassungen: { $known }.
record-actions = „actions“ ist in der Aufzeichnung keine Liste von höchstens { $most } Zügen.
record-action-words = Zug { NUMBER($index, useGrouping: 0) } ist kein Text.
record-action = Zug { NUMBER($index, useGrouping: 0) } „{ $words }“ ist nicht erlaubt: { $why }
record-result = Ein Ergebnis hat „scores“, eine Zahl für jede der { $players } Personen, und „winners“, eine Liste von Plätzen.
record-result-early = Die Aufzeichnung hat ein Ergebnis, obwohl das Spiel nicht zu Ende ist.
record-result-differs = „{ $part }“ ist im Ergebnis { $given }, das Spiel ergibt aber { $found }.

undo-nothing = Es gibt nichts zurückzunehmen: Es wurde noch nichts gespielt.
undo-other-player = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand anderes gespielt.
undo-revealed = Das lässt sich nicht zurücknehmen: Verdecktes ist bekannt geworden.
