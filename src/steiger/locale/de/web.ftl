# Die Seiten im Browser.

web-title = Steiger
web-tagline = Zwei Bergbauspiele, zu Hause im Browser
web-your-turn = Du bist dran
web-players = Spieler
web-own = Bereich von { $name }
web-views = Ansichten
web-tab-board = Plan
web-tab-players = Spieler
web-tab-log = Verlauf
web-to-move = am Zug
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
web-log = Verlauf
web-generic-ask = Was tust du?
web-generic-pitch = Als Text gespielt: Dieses Spiel hat keine Bilder.
web-over = Das Spiel ist aus.
web-must-confirm = Bestätige deinen Zug oder nimm etwas zurück.
web-waiting = { $name } überlegt …
web-actions = Alle Aktionen
web-choose = Welche?
web-all-actions = { $count } Aktionen
web-close = Schließen
web-undo = Zurücknehmen
web-restart = Zug von vorn
web-confirm = Bestätigen
web-stack = Stapel mit { $size }
web-leads = vorn
web-shift = Schicht { $shift }
web-none = nichts
web-element = Element
web-first-second = Erster/Zweiter
web-skip = Zu den Aktionen
web-pay-otherwise = Wärme anders bezahlen

# Boards

# Seiten

web-pages = Seiten
web-page-lobby = Tische
web-page-help = Regeln
web-page-settings = Einstellungen
web-text-mode = Textansicht
web-sound = Ton
web-language = Sprache
web-language-en = Englisch
web-language-de = Deutsch
web-language-nl = Niederländisch
web-guest = Gast
web-guest-nr = Gast { $number }
web-step-game = Welches Spiel?
web-step-opponents = Gegner
web-bot = Stärke der Bots
web-bot-name = { $bot ->
    [random] Zufall (zum Ausprobieren)
    [easy] Lehrling (sehr leicht)
    [medium] Hauer (leicht)
    [greedy] Gierig (leicht)
    [foreman] Vorarbeiter (mittel)
    [planner] Planer (stark)
    [search] Suche (stark)
    [ismcts] Baumsuche (stark)
    [expert] Experte (sehr stark)
    [master] Meister (am stärksten)
    [rusher] Eiliger (immer in Eile)
    [hoarder] Sammler (hortet alles)
    [blocker] Sperrer (steht im Weg)
    [bank-first] Bankier (Geld zuerst)
    [majority-hunter] Mehrheitenjäger
    [set-rusher] Serienjäger (eine Sorte vor allem)
   *[other] { $bot }
  }
web-name = Dein Name
web-edition = Zahlen
web-edition-balanced = Ausgewogene Startrohstoffe
web-edition-plain = Wie in der Regel
web-box-edition = Ausgabe { $name }
web-box-own = eigene Bestandteile
web-numbers-choose = Zahlen meiner Schachtel …
web-numbers-why = Die Zahlen, die in deiner Schachtel anders sind, als TOML- oder JSON-Datei.
web-numbers-save = Alle Zahlen als Datei zum Korrigieren speichern
web-numbers-count = { $count ->
    [0] nichts darin weicht von der Regel ab
    [one] { $count } Zahl korrigiert
   *[other] { $count } Zahlen korrigiert
  }
web-numbers-remove = Ohne { $file } spielen
web-numbers-not-json = Zeile { $line }, Spalte { $column }: Das ist kein JSON; das schreibt man so: { "{" } "Abschnitt": { "{" } "Name": 3 { "}" } { "}" }.
web-options = Varianten
web-go-bots = Gegen Bots spielen
web-go-friends = Tisch für Freunde
web-go-tutorial = Spiel lernen
web-my-tables = Deine Tische
web-tables-open = Offene Tische
web-tables-running = Spiele zum Zuschauen
web-tables-finished = Beendete Spiele
web-no-tables = Zurzeit keine.
web-open-one = Eröffne selbst einen.
web-status-open = wartet
web-status-running = läuft
web-status-finished = beendet
web-status-cancelled = abgebrochen
web-status-review = Aufzeichnung
web-seat-open = freier Platz
web-seat-hotseat = jemand an diesem Bildschirm
web-seat = Platz { $number }
web-sit = Hier sitzen
web-start = Anfangen
web-leave = Aufstehen
web-invite = Einladung kopieren
web-copied = Kopiert
web-waiting-host = Lade Freunde über den Link ein oder setze Bots auf die freien Plätze.
web-waiting-guest = Wähle einen Platz. Der Gastgeber fängt an.
web-no-such-table = Diesen Tisch gibt es nicht.
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-lost-act = Bis die Verbindung wieder steht, lässt sich nichts tun.
web-scores = Wertung
web-source = Woher
web-total = Summe
web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
web-rematch = Noch einmal
web-replay = Nachspielen
web-new-game = Neues Spiel
web-table-menu = Tisch
web-kind-human = Spieler
web-kind-bot = Bot
web-kind-hotseat = am Bildschirm des Gastgebers
web-kind-open = frei
web-away-count = { $count ->
    [one] { $count } Aktion, seit du weg warst
   *[other] { $count } Aktionen, seit du weg warst
  }
web-away = nicht da
web-hand-over = Ein Bot soll für mich spielen
web-take-back = Selbst weiterspielen
web-commitment = Das Spiel war vor dem Anfang gemischt. Sein Siegel:
web-watch-link = Link zum Zuschauen kopieren
web-download = Aufzeichnung sichern
web-resign = Aufgeben
web-chat = Sag etwas
web-spectator = schaut zu
web-deal-seed = Startwert { $seed }
web-deal-known = bekannte Aufstellung
web-deal-chosen = Gewählte Aufstellung ({ $deal }): Diese Partie zählt nicht in der Statistik.
web-hint = Rat
web-plan-nr = Plan { $number }
web-play-plan = So spielen
web-theme = Aussehen
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-pace = Bewegung
web-pace-off = keine
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-confirming = Am Ende meines Zuges
web-confirming-none = gleich weiter
web-confirming-confirm = mich bestätigen lassen
web-confirming-timer = einige Sekunden zum Zurücknehmen warten
web-webhook = Adresse für Nachrichten, dass ich dran bin
web-passphrase = Kennsatz
web-passphrase-why = Mit einem Kennsatz kannst du von einem anderen Gerät unter deinem Namen wiederkommen.
web-passphrase-set = Kennsatz setzen
web-login = Damit wiederkommen
web-saved = Gesichert.
web-open-record = Aufzeichnung öffnen
web-drop-record = … oder zieh die Datei irgendwo auf diese Seite.
web-not-a-record = „{ $file }“ ist keine Aufzeichnung. Eine Aufzeichnung ist eine .json-Datei, wie „{ web-download }“ sie schreibt.
web-drop-here = Loslassen, um die Aufzeichnung zu öffnen
web-replay-back = Ein Schritt zurück
web-replay-next = Ein Schritt weiter
web-replay-stage-back = Zurück zum vorigen Abschnitt
web-replay-stage-next = Weiter zum nächsten Abschnitt
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-ply = Schritt { $ply } von { $last }
web-eyes = Gesehen von
web-eyes-nobody = Zuschauer
web-share = Link zu diesem Schritt kopieren
web-back-to-table = Zurück zum Tisch
web-fork = Ab hier spielen
