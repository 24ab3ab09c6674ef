play-glueckauf-goal-points = Zo veel mogelijk punten klaar om te leveren
play-glueckauf-goal-carts = Lorries legen: { $colour }
play-glueckauf-points = { $reached } OP, { play-plan-steps }
play-glueckauf-carts = { $reached } geleegd, { play-plan-steps }
play-glueckauf-aim = Opdracht { $order } plannen
play-glueckauf-enough = genoeg stappen voor je plan
play-glueckauf-standings = Tussenstand
play-glueckauf-cards = Kaarten

web-glueckauf = Glück Auf
web-glueckauf-tab-own = Mijn
web-glueckauf-pitch = Essen rond 1900: kolen winnen, opdrachten vullen, leveren voor de dienst eindigt.
web-glueckauf-area-factory = Lorriefabriek
web-glueckauf-area-mine = Winnen
web-glueckauf-area-money = Geld
web-glueckauf-area-bank = Bank
web-glueckauf-area-order = Nieuwe opdrachten
web-glueckauf-area-deliver = Levering
web-glueckauf-area-canteen = Kantine
web-glueckauf-field-factory = Lorriefabriek { $which }
web-glueckauf-field-factory-draw = Lorriefabriek: vijf tegels bekijken
web-glueckauf-field-mine = Winnen, { $which } stappen
web-glueckauf-field-deliver = Levering: { $vehicle }
web-glueckauf-field-money = { $which } mark
web-glueckauf-field-order = Opdracht { $which }
web-glueckauf-field-order-draw = Opdrachten: vijf kaarten bekijken
web-glueckauf-field-bank = Bank
web-glueckauf-vehicle-handcart = handkar
web-glueckauf-vehicle-wagon = paard-en-wagen
web-glueckauf-vehicle-truck = vrachtwagen
web-glueckauf-vehicle-train = trein
web-glueckauf-colour-y = geel
web-glueckauf-colour-b = bruin
web-glueckauf-colour-g = grijs
web-glueckauf-colour-k = zwart
web-glueckauf-side-l = lichte kant
web-glueckauf-side-d = donkere kant
web-glueckauf-side-none = ingebouwd
web-glueckauf-order-name = Opdracht { $order } ({ $vehicle }, { $points } OP: { $slots })
web-glueckauf-tile-name = { $carts ->
    [one] { $carts } lorrie { $colour }
   *[other] { $carts } lorries { $colour }
  }, { $side }, { $price } mark
web-glueckauf-element-slots = geleverde vakken { $colour }
web-glueckauf-element-vehicle = geleverde vakken: { $vehicle }
web-glueckauf-element-carts = lege lorries { $colour }
web-glueckauf-cube-c = { $colour } uit de kooi
web-glueckauf-cube-s = { $colour } uit de opslag
web-glueckauf-card-none = niets
web-glueckauf-level-name = { $level ->
    [0] bovengronds
   *[other] verdieping { $level }
  }
web-glueckauf-where-top = bovenop
web-glueckauf-where-bottom = onder de stapel
web-glueckauf-pile-top = Boven op de stapel
web-glueckauf-pile-bottom = Onder de stapel
web-glueckauf-drawn-none = Niets nemen
web-glueckauf-standing = { $count } van { $name }
web-glueckauf-takes = { $count ->
    [one] Vraagt { $count } arbeider
   *[other] Vraagt { $count } arbeiders
  }
web-glueckauf-closed = { $field }, gesloten
web-glueckauf-crew = Je arbeiders: { $count }. Sleep er een naar een veld.
web-glueckauf-supply = Voorraad
web-glueckauf-supply-cube = { $colour }: { $count } in de voorraad
web-glueckauf-clock = Dienstklok
web-glueckauf-tray-draft = Drie opdrachten om mee te beginnen
web-glueckauf-tray-take = Van de stapel getrokken
web-glueckauf-tray-return = Terug te leggen
web-glueckauf-tray-next = Wat ligt er als volgende?
web-glueckauf-tray-coal = Van de stapel getrokken
web-glueckauf-tray-place = Van de stapel getrokken
web-glueckauf-mine-of = Mijn van { $name }
web-glueckauf-level = Kooi naar { $level ->
    [0] bovengronds
   *[other] verdieping { $level }
  }
web-glueckauf-load = { $colour } laden op verdieping { $level }
web-glueckauf-cage = Kooi { $level ->
    [0] bovengronds
   *[other] op verdieping { $level }
  }, { $cubes } van 5 plaatsen bezet
web-glueckauf-cage-cube = Blokje in de kooi: { $colour }
web-glueckauf-store = Eigen opslag
web-glueckauf-store-short = OPSLAG
web-glueckauf-store-cube = { $count } { $colour } in de opslag
web-glueckauf-slot = Vrij vak { $colour } van opdracht { $order }
web-glueckauf-open-orders = { $count ->
    [0] Geen open opdrachten
    [one] { $count } open opdracht
   *[other] { $count } open opdrachten
  }
web-glueckauf-delivered = { $count } geleverd
web-glueckauf-delivered-short = Geleverd
web-glueckauf-tilt = Scheef { $count }
web-glueckauf-tilt-long = Tunneltegels die één kant meer heeft dan de andere
web-glueckauf-workers = { $count ->
    [one] { $count } arbeider
   *[other] { $count } arbeiders
  }
web-glueckauf-money = { $count } mark
web-glueckauf-orders = { $count ->
    [one] { $count } open opdracht
   *[other] { $count } open opdrachten
  }
web-glueckauf-draft = Keuze
web-glueckauf-ask-draft = Neem een opdracht.
web-glueckauf-ask-place = Kies een veld voor je arbeiders.
web-glueckauf-ask-take = Neem één van wat je trok, of niets.
web-glueckauf-ask-return = De rest terug: bovenop of eronder?
web-glueckauf-ask-next = Wat ligt er als volgende van boven?
web-glueckauf-ask-coal = Deze kleur ontbreekt in de voorraad: kies een ander blokje.
web-glueckauf-ask-mine = Winnen: { $steps ->
    [one] nog { $steps } stap.
   *[other] nog { $steps } stappen.
  }
web-glueckauf-ask-over = Het spel is afgelopen.
web-glueckauf-do-draft = { $order } nemen
web-glueckauf-do-place = Arbeiders naar: { $field }
web-glueckauf-do-take = Nemen: { $card }
web-glueckauf-do-return = Rest terug, { $where }
web-glueckauf-do-next = Als volgende: { $card }
web-glueckauf-do-coal = In plaats daarvan { $colour } nemen
web-glueckauf-do-cage = Kooi: { $level }
web-glueckauf-do-load = { $colour } laden
web-glueckauf-do-fill = { $cubes } op opdracht { $bare-order } ({ $slot })
web-glueckauf-do-store = { $colour } opslaan
web-glueckauf-do-stop = Stoppen met winnen
web-glueckauf-source-orders = Opdrachten
web-glueckauf-source-money = Geld
web-glueckauf-source-cubes = Blokjes
web-glueckauf-source-open-orders = Open opdrachten
web-glueckauf-source-tilt = Scheefstand
web-glueckauf-count = { $count } { $colour }
web-glueckauf-tunnels = Tunnels
web-glueckauf-empty = leeg
web-glueckauf-slot-state = { $colour }: { $cubes ->
    [0] vrij
   *[other] gevuld
  }
web-glueckauf-filled = { $filled } van { $all } vakken gevuld
web-glueckauf-option-storage = Eigen opslag
web-glueckauf-option-storage-strict = alleen wat geen opdracht nodig heeft
web-glueckauf-option-storage-free = elk blokje
web-glueckauf-option-delivered = Geleverde opdrachten
web-glueckauf-option-delivered-hidden = verborgen tot de telling
web-glueckauf-option-delivered-open = altijd open
