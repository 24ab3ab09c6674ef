# De pagina’s in de browser.

web-title = Steiger
web-tagline = Twee mijnbouwspellen, thuis in je browser
web-your-turn = Jij bent aan de beurt
web-players = Spelers
web-own = Gebied van { $name }
web-views = Weergaven
web-tab-board = Bord
web-tab-players = Spelers
web-tab-log = Verloop
web-to-move = aan de beurt
web-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
web-log = Verloop
web-over = Het spel is afgelopen.
web-must-confirm = Bevestig je beurt of neem iets terug.
web-waiting = { $name } denkt na …
web-actions = Alle acties
web-choose = Welke?
web-all-actions = { $count } acties
web-close = Sluiten
web-undo = Terugnemen
web-restart = Beurt opnieuw
web-confirm = Bevestigen
web-stack = Stapel van { $size }
web-leads = voorop
web-shift = Dienst { $shift }
web-none = niets
web-element = Onderdeel
web-first-second = Eerste/tweede
web-skip = Naar de acties
web-pay-otherwise = Hitte anders betalen

# Glück Auf

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

# Pagina’s

web-pages = Pagina’s
web-page-lobby = Tafels
web-page-help = Regels
web-page-settings = Instellingen
web-text-mode = Tekstweergave
web-sound = Geluid
web-language = Taal
web-language-en = Engels
web-language-de = Duits
web-language-nl = Nederlands
web-guest = Gast
web-guest-nr = Gast { $number }
web-step-game = Welk spel?
web-step-opponents = Tegenstanders
web-bot = Sterkte van de bots
web-bot-name = { $bot ->
    [random] Toeval (om te proberen)
    [easy] Leerling (heel makkelijk)
    [medium] Houwer (makkelijk)
    [greedy] Gulzig (makkelijk)
    [foreman] Voorman (gemiddeld)
    [planner] Planner (sterk)
    [search] Zoeker (sterk)
    [ismcts] Boomzoeker (sterk)
    [expert] Expert (zeer sterk)
    [master] Meester (sterkst)
    [rusher] Haastige (altijd gehaast)
    [hoarder] Hamsteraar (bewaart alles)
    [blocker] Dwarsligger (staat in de weg)
    [bank-first] Bankier (eerst geld)
    [majority-hunter] Meerderhedenjager
   *[other] { $bot }
  }
web-name = Je naam
web-edition = Getallen
web-edition-balanced = Evenwichtige startgrondstoffen
web-edition-plain = Zoals in de regels
web-box-edition = editie { $name }
web-box-own = eigen onderdelen
web-numbers-choose = Getallen van mijn eigen doos …
web-numbers-why = Wat in jouw doos anders is, als JSON-bestand.
web-numbers-save = Alle getallen opslaan als bestand om te verbeteren
web-numbers-count = { $count ->
    [0] niets erin wijkt af van de regels
    [one] { $count } getal verbeterd
   *[other] { $count } getallen verbeterd
  }
web-numbers-remove = Zonder { $file } spelen
web-numbers-not-json = regel { $line }, kolom { $column }: dit is geen JSON; dat schrijf je zo: { "{" } "sectie": { "{" } "naam": 3 { "}" } { "}" }.
web-options = Varianten
web-go-bots = Tegen bots spelen
web-go-friends = Tafel voor vrienden
web-go-tutorial = Leer het spel
web-my-tables = Jouw tafels
web-tables-open = Open tafels
web-tables-running = Spellen om te bekijken
web-tables-finished = Afgelopen spellen
web-no-tables = Op dit moment geen.
web-open-one = Open er zelf een.
web-status-open = wacht
web-status-running = bezig
web-status-finished = afgelopen
web-status-cancelled = afgebroken
web-status-review = verslag
web-seat-open = vrije plaats
web-seat-hotseat = iemand aan dit scherm
web-seat = Plaats { $number }
web-sit = Hier zitten
web-start = Beginnen
web-leave = Opstaan
web-invite = Uitnodiging kopiëren
web-copied = Gekopieerd
web-waiting-host = Nodig vrienden uit met de link of zet bots op de vrije plaatsen.
web-waiting-guest = Kies een plaats. De gastheer begint het spel.
web-no-such-table = Deze tafel bestaat niet.
web-lost = De verbinding is weg. Nieuwe poging …
web-lost-act = Tot de verbinding terug is, kan er niets gebeuren.
web-scores = Telling
web-source = Bron
web-total = Totaal
web-winner = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
  }
web-rematch = Nog een keer
web-replay = Naspelen
web-new-game = Nieuw spel
web-table-menu = Tafel
web-kind-human = speler
web-kind-bot = bot
web-kind-hotseat = aan het scherm van de gastheer
web-kind-open = vrij
web-away-count = { $count ->
    [one] { $count } actie sinds je weg was
   *[other] { $count } acties sinds je weg was
  }
web-away = weg
web-hand-over = Laat een bot voor mij spelen
web-take-back = Zelf verder spelen
web-commitment = Het spel was voor het begin geschud. Het zegel:
web-watch-link = Link om te kijken kopiëren
web-download = Verslag bewaren
web-resign = Opgeven
web-chat = Zeg iets
web-hint = Advies
web-no-hint = Geen bot hier geeft advies.
web-plan-nr = Plan { $number }
web-play-plan = Dit spelen
web-theme = Uiterlijk
web-theme-system = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-pace = Beweging
web-pace-off = geen
web-pace-slow = langzaam
web-pace-normal = normaal
web-pace-fast = snel
web-confirming = Aan het einde van mijn beurt
web-confirming-none = meteen verder
web-confirming-confirm = mij laten bevestigen
web-confirming-timer = enkele seconden wachten om terug te nemen
web-webhook = Adres voor berichten als ik aan de beurt ben
web-passphrase = Wachtzin
web-passphrase-why = Met een wachtzin kun je vanaf een ander apparaat onder je naam terugkomen.
web-passphrase-set = Wachtzin instellen
web-login = Daarmee terugkomen
web-saved = Bewaard.
web-open-record = Verslag openen
web-drop-record = … of sleep het bestand ergens op deze pagina.
web-not-a-record = ‘{ $file }’ is geen spelverslag. Een verslag is een .json-bestand, zoals ‘{ web-download }’ het schrijft.
web-drop-here = Laat los om het verslag te openen
web-replay-back = Een stap terug
web-replay-next = Een stap verder
web-replay-stage-back = Terug naar het vorige deel
web-replay-stage-next = Verder naar het volgende deel
web-replay-play = Afspelen
web-replay-pause = Pauze
web-ply = Stap { $ply } van { $last }
web-eyes = Gezien door
web-eyes-nobody = toeschouwer
web-share = Link naar deze stap kopiëren
web-back-to-table = Terug naar de tafel
web-fork = Vanaf hier spelen

# Zwergar

web-zwergar = Zwergar
web-zwergar-tab-own = Clan
web-zwergar-pitch = Een dwergenrijk: graaf diep, houd de ovens heet, voltooi grote werken.
web-zwergar-option-short = Lengte
web-zwergar-option-short-false = tien rondes
web-zwergar-option-short-true = acht rondes
web-zwergar-option-sets = Projecten
web-zwergar-option-sets-west = Westen
web-zwergar-option-sets-new-shaft = Nieuwe schacht
web-zwergar-option-sets-gold = Goud
web-zwergar-option-sets-old-shaft = Oude schacht
web-zwergar-option-sets-east = Oosten
web-zwergar-kingdom = Rijk
web-zwergar-mine = Mijn
web-zwergar-projects = Projecten
web-zwergar-stack = Stapel van { $size }, waarvan { $basic } eenvoudige
web-zwergar-event = Gebeurtenis
web-zwergar-no-event = Nog geen gebeurtenis
web-zwergar-round = Ronde { $round } van { $rounds }
web-zwergar-between = Tussenniveau
web-zwergar-levels = Niveau
web-zwergar-level = Verdieping { $level }
web-zwergar-yield = Opbrengst van niveau { $level } en het extra
web-zwergar-amount = { $count } { $what }
web-zwergar-heat-name = warmte
web-zwergar-empty = niemand daar
web-zwergar-foreman-of = voorman van { $name }
web-zwergar-furnace-of = oven van { $name }
web-zwergar-install-price = Een oven inbouwen kost { $price }
web-zwergar-with-furnaces = { $count ->
    [one] , { $count } oven wordt koud
   *[other] , { $count } ovens worden koud
  }
web-zwergar-less = , 1 { $resource } minder
web-zwergar-more-heat = , { $count } warmte meer
web-zwergar-project = { $name } ({ $set }): { $state ->
    [open] voltooien voor { $cost }, { $points } OP; verbeteren voor { $upgrade }, { $more } OP
    [completed] voltooid; verbeteren voor { $upgrade }, { $more } OP
   *[upgraded] verbeterd
  }
web-zwergar-dwarfs = Dwergen
web-zwergar-resources = Grondstoffen
web-zwergar-furnaces = Ovens en warmte
web-zwergar-furnace-counts = { $warm } warme ovens, { $cold } koude
web-zwergar-heat = Hitte { $heat }
web-zwergar-silverbeard = Zilverbaard
web-zwergar-done = { $count ->
    [0] Nog geen projecten
    [one] { $count } project
   *[other] { $count } projecten
  }
web-zwergar-standings = Voltooide projecten per reeks
web-zwergar-completed = Voltooid
web-zwergar-upgraded = Verbeterd
web-zwergar-ask-choose = { $actions ->
    [one] Zet een dwerg op een plaats: laatste actie.
   *[other] Zet een dwerg op een plaats: nog { $actions } acties.
  }
web-zwergar-ask-work = Hier werkt je { $dwarf }: { $place }.
web-zwergar-ask-rest = Een pauze.
web-zwergar-ask-upgrade = Verbeter gratis een project.
web-zwergar-ask-over = Het spel is afgelopen.
web-zwergar-do-place = { $dwarf }: { $place }
web-zwergar-do-break = Pauze; dwerg van: { $place }
web-zwergar-do-lift = { $steps ->
    [1] Lift: 1 stap{ $heat }
   *[other] Lift: { $steps } stappen{ $heat }
  }
web-zwergar-do-stones = Steen in de karren: { $level }
web-zwergar-do-light = Een oven aansteken
web-zwergar-do-light-all = Alle ovens aansteken
web-zwergar-do-heat = Hitte winnen
web-zwergar-do-convert = { $resource } omzetten
web-zwergar-do-smelt = { $resource } smelten{ $heat }
web-zwergar-do-build = Een oven bouwen
web-zwergar-do-complete = { $project } voltooien{ $payment }
web-zwergar-do-upgrade = { $project } verbeteren{ $payment }
web-zwergar-do-refund = { $resource } terugkrijgen
web-zwergar-do-install = Hier een oven inbouwen
web-zwergar-do-steam = Stoom voor { $resource }{ $heat }
web-zwergar-do-as = Geldt als { $dwarf }{ $heat }
web-zwergar-do-silverbeard = Zilverbaard: bonus { $dwarf }
web-zwergar-do-end = Actie beëindigen
