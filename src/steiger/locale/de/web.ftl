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

# Glück Auf

web-glueckauf = Glück Auf
web-glueckauf-tab-own = Zeche
web-glueckauf-pitch = Essen um 1900: Kohle fördern, Aufträge füllen, ausliefern, ehe die Schicht endet.
web-glueckauf-area-factory = Lorenfabrik
web-glueckauf-area-mine = Fördern
web-glueckauf-area-money = Geld
web-glueckauf-area-bank = Bank
web-glueckauf-area-order = Neue Aufträge
web-glueckauf-area-deliver = Auslieferung
web-glueckauf-area-canteen = Kantine
web-glueckauf-field-factory = Lorenfabrik { $which }
web-glueckauf-field-factory-draw = Lorenfabrik: fünf Plättchen ansehen
web-glueckauf-field-mine = Fördern, { $which } Schritte
web-glueckauf-field-deliver = Auslieferung: { $vehicle }
web-glueckauf-field-money = { $which } Mark
web-glueckauf-field-order = Auftrag { $which }
web-glueckauf-field-order-draw = Aufträge: fünf Karten ansehen
web-glueckauf-field-bank = Bank
web-glueckauf-vehicle-handcart = Handkarren
web-glueckauf-vehicle-wagon = Fuhrwerk
web-glueckauf-vehicle-truck = Lastwagen
web-glueckauf-vehicle-train = Eisenbahn
web-glueckauf-colour-y = gelb
web-glueckauf-colour-b = braun
web-glueckauf-colour-g = grau
web-glueckauf-colour-k = schwarz
web-glueckauf-side-l = helle Seite
web-glueckauf-side-d = dunkle Seite
web-glueckauf-side-none = fest eingebaut
web-glueckauf-order-name = Auftrag { $order } ({ $vehicle }, { $points } SP: { $slots })
web-glueckauf-tile-name = { $carts ->
    [one] { $carts } Lore { $colour }
   *[other] { $carts } Loren { $colour }
  }, { $side }, { $price } Mark
web-glueckauf-element-slots = ausgelieferte Plätze { $colour }
web-glueckauf-element-vehicle = ausgelieferte Plätze: { $vehicle }
web-glueckauf-element-carts = leere Loren { $colour }
web-glueckauf-cube-c = { $colour } aus dem Förderkorb
web-glueckauf-cube-s = { $colour } aus dem Lager
web-glueckauf-card-none = nichts
web-glueckauf-level-name = { $level ->
    [0] über Tage
   *[other] Sohle { $level }
  }
web-glueckauf-where-top = obenauf
web-glueckauf-where-bottom = unter den Stapel
web-glueckauf-pile-top = Oben auf den Stapel
web-glueckauf-pile-bottom = Unter den Stapel
web-glueckauf-drawn-none = Nichts nehmen
web-glueckauf-standing = { $count } von { $name }
web-glueckauf-takes = { $count ->
    [one] Braucht { $count } Arbeiter
   *[other] Braucht { $count } Arbeiter
  }
web-glueckauf-closed = { $field }, gesperrt
web-glueckauf-crew = Deine Arbeiter: { $count }. Zieh einen auf ein Feld.
web-glueckauf-supply = Vorrat
web-glueckauf-supply-cube = { $colour }: { $count } im Vorrat
web-glueckauf-clock = Schichtuhr
web-glueckauf-tray-draft = Drei Aufträge für den Anfang
web-glueckauf-tray-take = Vom Stapel gezogen
web-glueckauf-tray-return = Zurückzulegen
web-glueckauf-tray-next = Was liegt als Nächstes?
web-glueckauf-tray-coal = Vom Stapel gezogen
web-glueckauf-tray-place = Vom Stapel gezogen
web-glueckauf-mine-of = Zeche von { $name }
web-glueckauf-level = Förderkorb { $level ->
    [0] nach über Tage
   *[other] auf Sohle { $level }
  }
web-glueckauf-load = { $colour } auf Sohle { $level } laden
web-glueckauf-cage = Förderkorb { $level ->
    [0] über Tage
   *[other] auf Sohle { $level }
  }, { $cubes } von 5 Plätzen belegt
web-glueckauf-cage-cube = Würfel im Förderkorb: { $colour }
web-glueckauf-store = Privatlager
web-glueckauf-store-short = LAGER
web-glueckauf-store-cube = { $count } { $colour } im Lager
web-glueckauf-slot = Freier Platz { $colour } auf Auftrag { $order }
web-glueckauf-open-orders = { $count ->
    [0] Keine offenen Aufträge
    [one] { $count } offener Auftrag
   *[other] { $count } offene Aufträge
  }
web-glueckauf-delivered = { $count } ausgeliefert
web-glueckauf-delivered-short = Geliefert
web-glueckauf-tilt = Schieflage { $count }
web-glueckauf-tilt-long = Stollenplättchen, die eine Seite mehr hat als die andere
web-glueckauf-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
  }
web-glueckauf-money = { $count } Mark
web-glueckauf-orders = { $count ->
    [one] { $count } offener Auftrag
   *[other] { $count } offene Aufträge
  }
web-glueckauf-draft = Auswahl
web-glueckauf-ask-draft = Nimm einen Auftrag.
web-glueckauf-ask-place = Wähle ein Feld für deine Arbeiter.
web-glueckauf-ask-take = Nimm eines vom Gezogenen oder nichts.
web-glueckauf-ask-return = Den Rest zurück: obenauf oder darunter?
web-glueckauf-ask-next = Was liegt als Nächstes von oben?
web-glueckauf-ask-coal = Diese Farbe fehlt im Vorrat: Wähle einen anderen Würfel.
web-glueckauf-ask-mine = Fördern: { $steps ->
    [one] noch { $steps } Schritt.
   *[other] noch { $steps } Schritte.
  }
web-glueckauf-ask-over = Das Spiel ist aus.
web-glueckauf-do-draft = { $order } nehmen
web-glueckauf-do-place = Arbeiter auf: { $field }
web-glueckauf-do-take = Nehmen: { $card }
web-glueckauf-do-return = Rest zurück, { $where }
web-glueckauf-do-next = Als Nächstes: { $card }
web-glueckauf-do-coal = Stattdessen { $colour } nehmen
web-glueckauf-do-cage = Korb: { $level }
web-glueckauf-do-load = { $colour } laden
web-glueckauf-do-fill = { $cubes } auf Auftrag { $bare-order } ({ $slot })
web-glueckauf-do-store = { $colour } einlagern
web-glueckauf-do-stop = Fördern beenden
web-glueckauf-source-orders = Aufträge
web-glueckauf-source-money = Geld
web-glueckauf-source-cubes = Würfel
web-glueckauf-source-open-orders = Offene Aufträge
web-glueckauf-source-tilt = Schieflage
web-glueckauf-count = { $count } { $colour }
web-glueckauf-tunnels = Stollen
web-glueckauf-empty = leer
web-glueckauf-slot-state = { $colour }: { $cubes ->
    [0] frei
   *[other] belegt
  }
web-glueckauf-filled = { $filled } von { $all } Plätzen belegt
web-glueckauf-option-storage = Privatlager
web-glueckauf-option-storage-strict = nur was kein Auftrag braucht
web-glueckauf-option-storage-free = jeder Würfel
web-glueckauf-option-delivered = Ausgelieferte Aufträge
web-glueckauf-option-delivered-hidden = verdeckt bis zur Wertung
web-glueckauf-option-delivered-open = immer offen

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
   *[other] { $bot }
  }
web-name = Dein Name
web-edition = Zahlen
web-edition-balanced = Ausgewogene Startrohstoffe
web-edition-plain = Wie in der Regel
web-box-edition = Ausgabe { $name }
web-box-own = eigene Bestandteile
web-numbers-choose = Zahlen meiner Schachtel …
web-numbers-why = Was in deiner Schachtel anders steht, als JSON-Datei.
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
web-hint = Rat
web-no-hint = Hier gibt kein Bot Rat.
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

# Zwergar

web-zwergar = Zwergar
web-zwergar-tab-own = Klan
web-zwergar-pitch = Ein Zwergenreich: tief graben, die Öfen heizen, große Werke vollbringen.
web-zwergar-option-short = Länge
web-zwergar-option-short-false = zehn Runden
web-zwergar-option-short-true = acht Runden
web-zwergar-option-sets = Projekte
web-zwergar-option-sets-west = Westen
web-zwergar-option-sets-new-shaft = Neuer Schacht
web-zwergar-option-sets-gold = Gold
web-zwergar-option-sets-old-shaft = Alter Schacht
web-zwergar-option-sets-east = Osten
web-zwergar-kingdom = Reich
web-zwergar-mine = Mine
web-zwergar-projects = Projekte
web-zwergar-stack = Stapel mit { $size }, davon { $basic } einfache
web-zwergar-event = Ereignis
web-zwergar-no-event = Noch kein Ereignis
web-zwergar-round = Runde { $round } von { $rounds }
web-zwergar-between = Zwischenebene
web-zwergar-levels = Ebene
web-zwergar-level = Ebene { $level }
web-zwergar-yield = Ertrag der Ebene { $level } und das Extra
web-zwergar-amount = { $count } { $what }
web-zwergar-heat-name = Wärme
web-zwergar-empty = niemand dort
web-zwergar-foreman-of = Vorarbeiter von { $name }
web-zwergar-furnace-of = Ofen von { $name }
web-zwergar-install-price = Einen Ofen einbauen kostet { $price }
web-zwergar-with-furnaces = { $count ->
    [one] , { $count } Ofen wird kalt
   *[other] , { $count } Öfen werden kalt
  }
web-zwergar-less = , 1 { $resource } weniger
web-zwergar-more-heat = , { $count } Wärme mehr
web-zwergar-project = { $name } ({ $set }): { $state ->
    [open] abschließen für { $cost }, { $points } SP; aufwerten für { $upgrade }, { $more } SP
    [completed] abgeschlossen; aufwerten für { $upgrade }, { $more } SP
   *[upgraded] aufgewertet
  }
web-zwergar-dwarfs = Zwerge
web-zwergar-resources = Rohstoffe
web-zwergar-furnaces = Öfen und Wärme
web-zwergar-furnace-counts = { $warm } warme Öfen, { $cold } kalte
web-zwergar-heat = Wärme { $heat }
web-zwergar-silverbeard = Silberbart
web-zwergar-done = { $count ->
    [0] Noch keine Projekte
    [one] { $count } Projekt
   *[other] { $count } Projekte
  }
web-zwergar-standings = Abgeschlossene Projekte je Gruppe
web-zwergar-completed = Abgeschlossen
web-zwergar-upgraded = Aufgewertet
web-zwergar-ask-choose = { $actions ->
    [one] Stell einen Zwerg auf einen Ort: letzte Aktion.
   *[other] Stell einen Zwerg auf einen Ort: noch { $actions } Aktionen.
  }
web-zwergar-ask-work = Hier arbeitet dein { $dwarf }: { $place }.
web-zwergar-ask-rest = Eine Pause.
web-zwergar-ask-upgrade = Werte ein Projekt umsonst auf.
web-zwergar-ask-over = Das Spiel ist aus.
web-zwergar-do-place = { $dwarf }: { $place }
web-zwergar-do-break = Pause; Zwerg von: { $place }
web-zwergar-do-lift = { $steps ->
    [1] Aufzug: 1 Schritt{ $heat }
   *[other] Aufzug: { $steps } Schritte{ $heat }
  }
web-zwergar-do-stones = Stein in die Loren: { $level }
web-zwergar-do-light = Einen Ofen anzünden
web-zwergar-do-light-all = Alle Öfen anzünden
web-zwergar-do-heat = Wärme gewinnen
web-zwergar-do-convert = { $resource } umwandeln
web-zwergar-do-smelt = { $resource } schmelzen{ $heat }
web-zwergar-do-build = Einen Ofen bauen
web-zwergar-do-complete = { $project } abschließen{ $payment }
web-zwergar-do-upgrade = { $project } aufwerten{ $payment }
web-zwergar-do-refund = { $resource } zurückbekommen
web-zwergar-do-install = Hier einen Ofen einbauen
web-zwergar-do-steam = Dampf für { $resource }{ $heat }
web-zwergar-do-as = Gilt als { $dwarf }{ $heat }
web-zwergar-do-silverbeard = Silberbart: Bonus { $dwarf }
web-zwergar-do-end = Aktion beenden
