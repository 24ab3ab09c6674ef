play-glueckauf-goal-points = Zo veel mogelijk punten klaar om af te leveren
play-glueckauf-goal-carts = Mijnkarren legen: { $colour }
play-glueckauf-points = { $reached } OP, { play-plan-steps }
play-glueckauf-carts = { $reached } geleegd, { play-plan-steps }
play-glueckauf-aim = Bestelling { $order } plannen
play-glueckauf-enough = genoeg stappen voor je plan
play-glueckauf-standings = Tussenstand
play-glueckauf-cards = Kaarten

web-glueckauf = Glück Auf
web-glueckauf-tab-own = Mijn
web-glueckauf-pitch = Essen rond 1900: steenkool ontginnen, bestellingen vullen, afleveren voor de shift eindigt.
web-glueckauf-area-factory = Mijnkarfabriek
web-glueckauf-area-mine = Ontginning
web-glueckauf-area-money = Geld
web-glueckauf-area-bank = Bank
web-glueckauf-area-order = Nieuwe bestellingen
web-glueckauf-area-deliver = Aflevering
web-glueckauf-area-canteen = Kantine
web-glueckauf-field-factory = Mijnkarfabriek { $which }
web-glueckauf-field-factory-draw = Mijnkarfabriek: vijf tegels bekijken
web-glueckauf-field-mine = Ontginning, { $which } stappen
web-glueckauf-field-deliver = Aflevering: { $vehicle }
web-glueckauf-field-money = { $which } mark
web-glueckauf-field-order = Bestelling { $which }
web-glueckauf-field-order-draw = Bestellingen: vijf kaarten bekijken
web-glueckauf-field-bank = Bank
web-glueckauf-vehicle-handcart = kruiwagen
web-glueckauf-vehicle-wagon = koets
web-glueckauf-vehicle-truck = vrachtwagen
web-glueckauf-vehicle-train = locomotief
web-glueckauf-colour-y = geel
web-glueckauf-colour-b = bruin
web-glueckauf-colour-g = grijs
web-glueckauf-colour-k = zwart
web-glueckauf-side-l = heldere kant
web-glueckauf-side-d = donkere kant
web-glueckauf-side-none = ingebouwd
web-glueckauf-order-name = Bestelling { $order } ({ $vehicle }, { $points } OP: { $slots })
web-glueckauf-tile-name = { $carts ->
    [one] { $carts } mijnkar { $colour }
   *[other] { $carts } mijnkarren { $colour }
  }, { $side }, { $price } mark
web-glueckauf-element-slots = afgeleverde vakken { $colour }
web-glueckauf-element-vehicle = afgeleverde vakken: { $vehicle }
web-glueckauf-element-carts = lege mijnkarren { $colour }
web-glueckauf-cube-c = { $colour } uit de kooi
web-glueckauf-cube-s = { $colour } uit de opslag
web-glueckauf-card-none = niets
web-glueckauf-level-name = { $level ->
    [0] de oppervlakte
   *[other] niveau { $level }
  }
web-glueckauf-where-top = bovenop
web-glueckauf-where-bottom = onder de stapel
web-glueckauf-pile-top = Boven op de stapel
web-glueckauf-pile-bottom = Onder de stapel
web-glueckauf-drawn-none = Niets nemen
web-glueckauf-standing = { $count } van { $name }
web-glueckauf-takes = { $count ->
    [one] Vraagt { $count } werker
   *[other] Vraagt { $count } werkers
  }
web-glueckauf-closed = { $field }, gesloten
web-glueckauf-crew = Je werkers: { $count }. Sleep er een naar een veld.
web-glueckauf-supply = Voorraad
web-glueckauf-supply-cube = { $colour }: { $count } in de voorraad
web-glueckauf-face-down = { $count } + { $more } gedekt
web-glueckauf-clock = Shiftklok
web-glueckauf-tray-draft = Drie bestellingen om mee te beginnen
web-glueckauf-tray-take = Van de stapel getrokken
web-glueckauf-tray-return = Terug te leggen
web-glueckauf-tray-next = Wat ligt er als volgende?
web-glueckauf-tray-coal = Van de stapel getrokken
web-glueckauf-tray-place = Van de stapel getrokken
web-glueckauf-mine-of = Mijn van { $name }
web-glueckauf-level = Kooi naar { $level ->
    [0] de oppervlakte
   *[other] niveau { $level }
  }
web-glueckauf-load = { $colour } laden op niveau { $level }
web-glueckauf-cage = Kooi { $level ->
    [0] aan de oppervlakte
   *[other] op niveau { $level }
  }, { $cubes } van 5 plaatsen bezet
web-glueckauf-cage-cube = Blokje in de kooi: { $colour }
web-glueckauf-store = Private opslag
web-glueckauf-store-short = OPSLAG
web-glueckauf-store-cube = { $count } { $colour } in de opslag
web-glueckauf-slot = Vrij vak { $colour } van bestelling { $order }
web-glueckauf-open-orders = { $count ->
    [0] Geen openstaande bestellingen
    [one] { $count } openstaande bestelling
   *[other] { $count } openstaande bestellingen
  }
web-glueckauf-delivered = { $count } afgeleverd
web-glueckauf-delivered-short = Afgeleverd
web-glueckauf-tilt = Onbalans { $count }
web-glueckauf-tilt-long = Tunneltegels die één kant meer heeft dan de andere
web-glueckauf-workers = { $count ->
    [one] { $count } werker
   *[other] { $count } werkers
  }
web-glueckauf-money = { $count } mark
web-glueckauf-orders = { $count ->
    [one] { $count } openstaande bestelling
   *[other] { $count } openstaande bestellingen
  }
web-glueckauf-draft = Keuze
web-glueckauf-ask-draft = Neem een bestelling.
web-glueckauf-ask-place = Kies een veld voor je werkers.
web-glueckauf-ask-take = Neem één van wat je trok, of niets.
web-glueckauf-ask-return = De rest terug: bovenop of eronder?
web-glueckauf-ask-next = Wat ligt er als volgende van boven?
web-glueckauf-ask-coal = Deze kleur ontbreekt in de voorraad: kies een ander blokje.
web-glueckauf-ask-mine = Ontginning: { $steps ->
    [one] nog { $steps } stap.
   *[other] nog { $steps } stappen.
  }
web-glueckauf-ask-over = Het spel is afgelopen.
web-glueckauf-do-draft = { $order } nemen
web-glueckauf-do-place = Werkers naar: { $field }
web-glueckauf-do-take = Nemen: { $card }
web-glueckauf-do-return = Rest terug, { $where }
web-glueckauf-do-next = Als volgende: { $card }
web-glueckauf-do-coal = In plaats daarvan { $colour } nemen
web-glueckauf-do-cage = Kooi: { $level }
web-glueckauf-do-load = { $colour } laden
web-glueckauf-do-fill = { $cubes } op bestelling { $bare-order } ({ $slot })
web-glueckauf-do-store = { $colour } opslaan
web-glueckauf-do-stop = Stoppen met ontginnen
web-glueckauf-source-orders = Bestellingen
web-glueckauf-source-money = Geld
web-glueckauf-source-cubes = Blokjes
web-glueckauf-source-open-orders = Openstaande bestellingen
web-glueckauf-source-tilt = Onbalans
web-glueckauf-count = { $count } { $colour }
web-glueckauf-tunnels = Tunnels
web-glueckauf-empty = leeg
web-glueckauf-slot-state = { $colour }: { $cubes ->
    [0] vrij
   *[other] gevuld
  }
web-glueckauf-filled = { $filled } van { $all } vakken gevuld
web-glueckauf-option-storage = Private opslag
web-glueckauf-option-storage-strict = alleen wat geen bestelling nodig heeft
web-glueckauf-option-storage-free = elk blokje
web-glueckauf-option-delivered = Afgeleverde bestellingen
web-glueckauf-option-delivered-hidden = verborgen tot de waardering
web-glueckauf-option-delivered-open = altijd open
