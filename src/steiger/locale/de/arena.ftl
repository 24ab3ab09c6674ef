# Turniere

arena-tournament-help = Bots gegeneinander antreten lassen
arena-tournament-about = Jede Paarung spielt dieselben Aufstellungen, jede auf allen Plätzen. Zu dritt oder viert sitzt ein Bot unter mehreren eines anderen.
arena-bots-help = die Bots, die antreten; NAME@MS gibt einem eine eigene Zeit, NAME#N eine Anzahl Stichproben je Zug
arena-players-help = Spieler am Tisch (sonst: 2)
arena-games-help = Partien je Paarung (sonst: 100)
arena-out-help = alle Partien in dieser JSON-Datei aufheben
arena-html-help = die Tabellen mit Bildern auf diese Seite schreiben
arena-resume-help = das Turnier in der Datei von --out fortsetzen
arena-own-time-help = Bedenkzeit an der Rechenzeit des Prozesses messen, nicht an der Uhr: gerecht auf einem belasteten Rechner
arena-sprt-help = eine Paarung beenden, sobald sie entschieden ist
arena-seed-help = die Startzahl aller Partien (Vorgabe: 1)
arena-games-rounded = Jede Paarung spielt { $games } Partien statt { $given }, damit jeder Bot gleich oft auf jedem Platz sitzt.
arena-fault = { $bot } hat Partie { $index } (Platz { $place }) verwirkt: { $fault }
arena-verdict-stronger = { $first } ist stärker als { $second } (Sequentialtest, 5 % Irrtum).
arena-verdict-weaker = { $first } ist schwächer als { $second } (Sequentialtest, 5 % Irrtum).
arena-verdict-open = { $first } gegen { $second } ist nicht entschieden. Lass mehr Partien spielen.
arena-resume-what = --resume braucht --out, die Datei, mit der es weitergeht.
arena-two-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, jeden einmal genannt.
arena-not-a-ledger = { $file } ist keine Turnierdatei.
arena-other-contest = { $file } gehört zu einem anderen Turnier: Spiel, Bots, Spielerzahl, Startzahl, Optionen und ms müssen gleich sein.
arena-title = Turnier: { $game }, { $players } Spieler
arena-facts = Startzahl { $seed }, { $ms } ms je Entscheidung.
arena-cross = Anteil der Siege (Zeile gegen Spalte), 95-%-Intervall
arena-ratings = Wertungen
arena-column-bot = Bot
arena-column-rating = Wertung
arena-column-games = Partien
arena-column-score = Punkte
arena-column-margin = Vorsprung
arena-column-ms = ms/Entscheidung
arena-column-slowest = längste
arena-column-seats = Siege je Platz
arena-picture = { $first } gegen { $second }, { $games } Partien

# Training

arena-train-help = ein Netz ein Spiel lernen lassen
arena-train-about = Lernt im Spiel gegen sich selbst, bis die Zeit um ist; dasselbe --out macht weiter, wo es aufhörte. Neben den Gewichten liegen das lernende Netz und das Protokoll.
arena-hours-help = wie lange (sonst: 2)
arena-weights-help = die Gewichte, eine .npz-Datei
arena-not-learnable = { $game } lernt noch kein Netz.
arena-hours-wrong = „{ $given }“ ist keine Zahl von Stunden.
arena-log-unreadable = { $file } ist kein Protokoll eines Trainings: { $error }
arena-weights-wrong = { $file }: Die Gewichte sind eine .npz-Datei in einem Ordner, den es gibt.
arena-train-line = { $games } Partien, { $minutes } min, Fehler { $loss }
arena-train-gate = · gegen den Meister { $champion }, gegen foreman { $foreman }

arena-ladder-help = die veröffentlichte Rangliste noch einmal spielen
arena-ladder-about = Die Turniere von docs/ladder.md mit ihren Startzahlen, an der Rechenzeit des Prozesses gemessen, als Markdown ausgegeben.
arena-ladder-out-help = die Tabellen in diese Datei schreiben; hat sie einen Platz dafür, nur dorthin
arena-ladder-games-help = Partien einer ganzen Paarung, wie gegen foreman (sonst: 400); andere nehmen ihren Teil davon; 0 schreibt nur, was aufgehoben ist
arena-ladder-keep-help = alle Partien in diesem Ordner aufheben und mit denen dort weitermachen
arena-ladder-title = Die Rangliste der Bots
arena-ladder-against = { $game }, { $players } Spieler: { $bot } gegen …
arena-ladder-among = { $game }, { $players } Spieler: { $bot } allein unter …
arena-ladder-self = { $game }, { $players } Spieler: { $bot } gegen sich selbst
arena-ladder-rungs = { $game }, { $players } Spieler: die anderen Sprossen, Anteil der Siege (Zeile gegen Spalte)
arena-ladder-games = Partien
arena-ladder-mean = Punkte, Mittel aller Plätze
arena-ladder-winner = Punkte des Siegers
arena-column-share = Anteil
arena-column-interval = 95 %
arena-ladder-players-help = nur Tische mit so vielen Spielern
arena-ladder-bot-help = der Bot, der gemessen wird, statt expert: ein Name, paket.modul:Klasse oder exec:BEFEHL
