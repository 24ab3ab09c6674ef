# Der Befehl `steiger`

cli-about = Bergbau-Brettspiele für Menschen, Bots und Forschung.
cli-lang-help = die Sprache
cli-json-help = JSON für Programme ausgeben
cli-version-compiled = Engine: kompiliert ({ $python })
cli-version-interpreted = Engine: interpretiert ({ $python })
cli-version-nets = Netze: { $nets }
cli-game-help = der Name des Spiels
cli-option-help = eine Option des Spiels; mehrfach möglich
cli-record-file-help = eine Spielaufzeichnung

cli-engine-help = das Spielwerk mit JSON-Zeilen steuern
cli-engine-about = Liest je Zeile der Standardeingabe eine JSON-Anfrage und beantwortet jede mit einer Zeile auf der Standardausgabe.

cli-replay-help = eine Aufzeichnung durchgehen
cli-replay-about = Im Terminal: n weiter, p zurück, eine Zahl springt dorthin, q beendet. Sonst wird die Stellung ausgegeben.
cli-replay-to-help = nur die ersten N Züge
cli-replay-seat-help = was Platz N (ab 0) sehen konnte

cli-validate-help = Aufzeichnungen prüfen
cli-validate-about = Spielt Aufzeichnungen nach und nennt in jeder schlechten den ersten Fehler. Rückgabewert 2, wenn eine schlecht ist.
cli-validate-files-help = eine Aufzeichnung oder ein Ordner mit Aufzeichnungen (*.json)
cli-validate-doing = Prüfe Aufzeichnungen

cli-play-help = im Terminal spielen
cli-play-about = Menschen und Bots reihum an einem Terminal; auch mit Eingaben aus einer Datei oder einer Pipe.
cli-players-help = wer spielt: human oder der Name eines Bots für jeden Platz (Vorgabe: human,medium)
cli-seed-help = eine Zahl, die allen Zufall bestimmt
cli-load-help = ein gespeichertes Spiel fortsetzen
cli-save-help = die Aufzeichnung des Spiels hier ablegen

cli-simulate-help = Bots viele Spiele spielen lassen
cli-simulate-about = Spielt viele Spiele auf allen Kernen und fasst sie zusammen. Derselbe Startwert ergibt mit jeder Zahl von Prozessen dieselben Spiele.
cli-bots-help = je Platz der Name eines Bots
cli-games-help = wie viele Spiele (sonst: 1000)
cli-simulate-seed-help = der Startwert aller Spiele (sonst: 0)
cli-ms-help = Millisekunden Bedenkzeit eines Bots je Entscheidung
cli-processes-help = wie viele Prozesse (sonst: einer je Kern)
cli-out-help = die Aufzeichnung jedes Spiels in diesem Ordner behalten, 1.000 je Datei; derselbe Befehl setzt einen unterbrochenen Lauf fort
cli-table-help = eine Zeile je Spiel in diese Datei (.csv oder .parquet) schreiben; derselbe Befehl setzt einen unterbrochenen Lauf fort
cli-simulate-doing = Spiele laufen
cli-simulate-interrupted = Nach { $games } Spielen unterbrochen; sie bleiben erhalten. Derselbe Befehl macht dort weiter.

# Fehler

cli-usage = { $message } (siehe { $program } --help)
cli-number-range = { $place }: „{ $given }“ ist keine ganze Zahl von { $least } bis { $most }.
cli-cannot-read = { $file } lässt sich nicht lesen: { $detail }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $detail }.
cli-stdout = Die Ausgabe
cli-no-records = In { $where } sind keine Aufzeichnungen (*.json).
cli-many-records = { $file } enthält { $count } Aufzeichnungen. Nenn eine mit ihrer Zeile, etwa { $file }:1.
cli-not-utf8 = Das ist kein UTF-8-Text.
cli-player-unknown = „{ $player }“ kann nicht mitspielen. Bekannt: { $known }.
cli-option-form = „{ $given }“ ist keine Option; schreib Name=Wert.
cli-load-alone = Ein geladenes Spiel hat seinen Aufbau schon: Lass --seed und --option weg.
cli-load-game = Die Aufzeichnung ist von { $found }, nicht von { $wanted }.
cli-load-players = Die Aufzeichnung hat { $found } Plätze, nicht { $given }.
cli-table-kind = { $file }: Der Name einer Tabelle endet auf eines von { $known }.
cli-no-folder = Einen Ordner { $folder } gibt es nicht.
cli-no-parquet = Parquet-Tabellen brauchen pyarrow: pip install 'steiger[parquet]', oder schreib eine .csv.
results-other-simulation = { $where } gehört zu einer anderen Simulation. Wähl einen anderen Ort oder wiederhole den Befehl, mit dem sie begann.
results-folder-taken = { $where } ist nicht leer. Wähl einen neuen Ordner.
results-table-taken = { $file } gibt es schon. Wähl einen anderen Namen oder lösch die Datei.

# Das Zeilenprotokoll

cli-not-json = Die Zeile ist kein JSON: { $detail }
cli-not-an-object = Eine Anfrage ist ein JSON-Objekt, etwa {"{"}"cmd": "legal"{"}"}.
cli-request-deep = Das ist zu tief verschachtelt.
cli-request-long = Die Zeile ist zu lang; höchstens { NUMBER($most, useGrouping: 0) } Bytes.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Befehle: { $known }.
cli-field-unknown = „{ $command }“ hat kein Feld „{ $field }“. Seine Felder: { $known }.
cli-field-missing = „{ $command }“ braucht das Feld „{ $field }“.
cli-field-type = Das Feld „{ $field }“ von „{ $command }“ hat den falschen Typ; richtig wäre: { $types }.
cli-no-game = Es gibt noch kein Spiel: Beginne mit „new“ oder „load“.
cli-ms-range = „ms“ geht von 0 bis { NUMBER($most, useGrouping: 0) }, nicht { $given }.
cli-our-fault = In Steiger ist etwas schiefgegangen; Näheres steht auf der Fehlerausgabe.

# Nachspielen und prüfen

cli-replay-place = Zug { NUMBER($ply, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
cli-replay-prompt = n weiter, p zurück, Zahl, q Ende >{" "}
cli-replay-keys = „{ $given }“ ist nichts von: n (weiter), p (zurück), eine Zahl von 0 bis { $last }, q (Ende).
cli-validate-sum = { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
}, { $bad ->
    [0] alles in Ordnung
   *[other] { $bad } fehlerhaft
}.

# Spielen

cli-person = Spieler { $number }
cli-prompt = { $name } >{" "}
cli-log-line = { $name } { $deed }
cli-scores = Neuer Punktestand: { $scores }.
cli-hand-over = Am Zug: { $name }.
cli-press-enter = Drück Enter, wenn sonst niemand zusieht >{" "}
cli-many = { $verb }: { $count } Möglichkeiten (Nummern { $first } bis { $last }); „{ $verb }“ oder mehr Wörter davon zeigt sie.
cli-help = Tippe die Nummer oder die Worte einer Aktion. Mehrere Aktionen trennst du mit Kommas. Der Anfang einer Aktion listet die passenden auf, die Tabulatortaste ergänzt. Außerdem: help (oder ?), ? THEMA, rules (Regeln), undo, restart (den ganzen Zug), hint (Tipp), log, board, save DATEI, quit.
cli-footer = ? Hilfe · rules · hint · undo · quit
cli-small = Die Spielpläne brauchen { $columns } Spalten und { $lines } Zeilen. Dieses Terminal hat { $wide } und { $high }, daher kann etwas abgeschnitten sein. Vergrößere das Fenster oder verkleinere die Schrift.
cli-interrupted = Die Partie ist in { $file } gespeichert. So geht sie weiter: steiger play { $game } --load { $file }
cli-turn-over = Dein Zug war vor „{ $rest }“ zu Ende.
cli-hint-from = { $bot } rät:
cli-no-section = Einen Abschnitt „{ $given }“ gibt es nicht. Abschnitte: { $known }.
cli-topics = Themen:
cli-no-topic = Zu „{ $topic }“ gibt es nichts zu sagen; „?“ nennt die Themen.
cli-no-such-number = Einen Zug { $given } gibt es nicht; sie gehen von 1 bis { $most }.
cli-no-hint = Es gibt noch keinen Bot, dessen Rat etwas taugt.
cli-hint = { $bot } würde spielen: { $action }
cli-save-where = Wohin? Schreib: save DATEI
cli-saved = Das Spiel ist in { $file } gespeichert.
cli-not-saved = Das Spiel ist nicht gespeichert (--save DATEI bewahrt es auf).
cli-end-of-input = Die Eingabe ist zu Ende.

cli-result-title = Ergebnis
cli-result-source = Punkte aus
cli-result-total = Summe
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

cli-column-seat = Platz
cli-column-player = Wer
cli-column-mean = Punkte im Mittel
cli-column-spread = Streuung
cli-column-share = Siege
cli-column-interval = 95 %
cli-simulate-sum = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} in { $seconds } s, { $rate } Spiele/s, { $decisions } Entscheidungen je Spiel.

# Was argparse von sich aus sagt

cli-did-you-mean = Meinst du „{ $word }“?
cli-completion-help = ein Skript für die Vervollständigung in der Shell ausgeben
cli-completion-about = Gibt ein Skript für deine Shell aus. In bash: source <(steiger completion bash)
cli-completion-shell = die Shell
cli-args-usage = Aufruf:{" "}
cli-args-positional = Angaben
cli-args-options = Optionen
cli-args-help = diese Hilfe zeigen und enden
cli-args-version = die Version zeigen und enden
cli-args-required = Es fehlt: { $given }
cli-args-unknown = Hier unbekannt: { $given }
cli-args-place = { $argument_name }: { $message }
cli-args-choice = { $value } ist keine der Möglichkeiten { $choices }
cli-args-one = Ein Wert fehlt
cli-args-some = Ein Wert oder mehrere fehlen
cli-args-needless = Hierzu gehört kein Wert, auch nicht { $given }
cli-args-ambiguous = { $option } kann { $matches } heißen
