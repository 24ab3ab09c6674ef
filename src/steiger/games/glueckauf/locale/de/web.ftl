play-glueckauf-goal-points = Möglichst viele Punkte lieferbereit
play-glueckauf-goal-carts = Loren leeren: { $colour }
play-glueckauf-points = { $reached } SP, { play-plan-steps }
play-glueckauf-carts = { $reached } geleert, { play-plan-steps }
play-glueckauf-aim = Auftrag { $order } planen
play-glueckauf-enough = genug Schritte für deinen Plan
play-glueckauf-standings = Zwischenstand
play-glueckauf-cards = Karten

web-glueckauf = Glück Auf
web-glueckauf-tab-own = Bergwerk
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
web-glueckauf-element-slots = ausgelieferte Ablagefelder { $colour }
web-glueckauf-element-vehicle = ausgelieferte Ablagefelder: { $vehicle }
web-glueckauf-element-carts = leere Loren { $colour }
web-glueckauf-cube-c = { $colour } aus dem Förderkorb
web-glueckauf-cube-s = { $colour } aus dem Kohlelager
web-glueckauf-card-none = nichts
web-glueckauf-level-name = { $level ->
    [0] über Tage
   *[other] Etage { $level }
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
web-glueckauf-face-down = { $count } + { $more } verdeckt
web-glueckauf-clock = Schichtuhr
web-glueckauf-tray-draft = Drei Aufträge für den Anfang
web-glueckauf-tray-take = Vom Stapel gezogen
web-glueckauf-tray-return = Zurückzulegen
web-glueckauf-tray-next = Was liegt als Nächstes?
web-glueckauf-tray-coal = Vom Stapel gezogen
web-glueckauf-tray-place = Vom Stapel gezogen
web-glueckauf-mine-of = Bergwerk von { $name }
web-glueckauf-level = Förderkorb { $level ->
    [0] nach über Tage
   *[other] auf Etage { $level }
  }
web-glueckauf-load = { $colour } auf Etage { $level } laden
web-glueckauf-cage = Förderkorb { $level ->
    [0] über Tage
   *[other] auf Etage { $level }
  }, { $cubes } von 5 Plätzen belegt
web-glueckauf-cage-cube = Würfel im Förderkorb: { $colour }
web-glueckauf-store = Privates Kohlelager
web-glueckauf-store-short = LAGER
web-glueckauf-store-cube = { $count } { $colour } im Kohlelager
web-glueckauf-slot = Freies Ablagefeld { $colour } auf Auftrag { $order }
web-glueckauf-open-orders = { $count ->
    [0] Keine ausstehenden Aufträge
    [one] { $count } ausstehender Auftrag
   *[other] { $count } ausstehende Aufträge
  }
web-glueckauf-delivered = { $count } ausgeliefert
web-glueckauf-delivered-short = Ausgeliefert
web-glueckauf-tilt = Schieflage { $count }
web-glueckauf-tilt-long = Tunnelplättchen, die eine Seite mehr hat als die andere
web-glueckauf-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
  }
web-glueckauf-money = { $count } Mark
web-glueckauf-orders = { $count ->
    [one] { $count } ausstehender Auftrag
   *[other] { $count } ausstehende Aufträge
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
web-glueckauf-do-cage = Förderkorb: { $level }
web-glueckauf-do-load = { $colour } laden
web-glueckauf-do-fill = { $cubes } auf Auftrag { $bare-order } ({ $slot })
web-glueckauf-do-store = { $colour } einlagern
web-glueckauf-do-stop = Fördern beenden
web-glueckauf-source-orders = Aufträge
web-glueckauf-source-money = Geld
web-glueckauf-source-cubes = Würfel
web-glueckauf-source-open-orders = Ausstehende Aufträge
web-glueckauf-source-tilt = Schieflage
web-glueckauf-count = { $count } { $colour }
web-glueckauf-tunnels = Tunnel
web-glueckauf-empty = leer
web-glueckauf-slot-state = { $colour }: { $cubes ->
    [0] frei
   *[other] belegt
  }
web-glueckauf-filled = { $filled } von { $all } Ablagefeldern belegt
web-glueckauf-option-storage = Privates Kohlelager
web-glueckauf-option-storage-strict = nur was kein Auftrag braucht
web-glueckauf-option-storage-free = jeder Würfel
web-glueckauf-option-delivered = Ausgelieferte Aufträge
web-glueckauf-option-delivered-hidden = verdeckt bis zur Wertung
web-glueckauf-option-delivered-open = immer offen
