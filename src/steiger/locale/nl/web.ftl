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
web-options = Varianten
web-go-bots = Tegen bots spelen
web-go-friends = Tafel voor vrienden
web-go-tutorial = Leer het spel
web-my-tables = Jouw tafels
web-tables-open = Open tafels
web-tables-running = Spellen om te bekijken
web-tables-finished = Afgelopen spellen
web-no-tables = Op dit moment geen.
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
web-not-a-record = Dit bestand is geen verslag.
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
web-fork = Vanaf hier verder spelen

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
web-zwergar-between = Tussenverdieping
web-zwergar-level = Verdieping { $level }
web-zwergar-yield = Opbrengst van verdieping { $level } en het extra
web-zwergar-amount = { $count } { $what }
web-zwergar-heat-name = hitte
web-zwergar-empty = niemand daar
web-zwergar-foreman-of = voorman van { $name }
web-zwergar-furnace-of = oven van { $name }
web-zwergar-install-price = Een oven inbouwen kost { $price }
web-zwergar-with-furnaces = { $count ->
    [one] , { $count } oven wordt koud
   *[other] , { $count } ovens worden koud
  }
web-zwergar-less = , 1 { $resource } minder
web-zwergar-more-heat = , { $count } hitte meer
web-zwergar-project = { $name } ({ $set }): { $state ->
    [open] voltooien voor { $cost }, { $points } OP; verbeteren voor { $upgrade }, { $more } OP
    [completed] voltooid; verbeteren voor { $upgrade }, { $more } OP
   *[upgraded] verbeterd
  }
web-zwergar-dwarfs = Dwergen
web-zwergar-resources = Grondstoffen
web-zwergar-furnaces = Ovens en hitte
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

# Regels

web-rules-search = Regels doorzoeken
web-rules-nothing = Niets gevonden.
web-rules-tutorial = Spelend leren
web-rules-glueckauf-goal = Het doel
web-rules-glueckauf-goal-text = Je leidt een mijn in Essen rond 1900. In drie diensten koop je tunnels met volle lorries, breng je de kolen met je kooi naar boven, vul je opdrachten en lever je ze. Wie aan het einde de meeste overwinningspunten heeft, wint.
web-rules-glueckauf-turn = Een beurt
web-rules-glueckauf-turn-text = In je beurt kies je één veld en doe je wat het biedt. Een leeg veld vraagt één arbeider. Staan er al arbeiders, van jou of van anderen, dan gaan die naar de kantine en zet je er één meer dan er stonden. Uit de kantine komen ze aan het einde van de dienst terug. De bank vraagt altijd precies één arbeider. Wie er geen meer heeft, wordt overgeslagen; heeft niemand er nog, dan eindigt de dienst.
web-rules-glueckauf-factory = Lorriefabriek
web-rules-glueckauf-factory-text = Betaal de prijs van de tegel, neem voor elke lorrie een blokje en bouw de tegel in je mijn: elke kleur heeft haar verdieping, lichte tegels komen links van de schacht, donkere rechts. Op het veld met de stapel bekijk je vijf tegels en koop je er één. Houd beide kanten in evenwicht: elke tegel die één kant meer heeft, kost aan het einde 2 punten.
web-rules-glueckauf-mining = Winnen
web-rules-glueckauf-mining-text = Een winveld geeft je zoveel werkstappen. Eén stap elk: de kooi naar een andere verdieping; een blokje van die verdieping laden (de kooi heeft vijf plaatsen); bovengronds een blokje uit de kooi op een vak van zijn kleur leggen, of in je opslag als geen opdracht het nodig heeft; een blokje uit de opslag op een vak leggen. Twee blokjes van willekeurige kleur mogen voor één gelden; dat zijn twee stappen. Wat je niet gebruikt vervalt, maar de kooi houdt haar blokjes.
web-rules-glueckauf-delivery = Levering
web-rules-glueckauf-delivery-text = Er zijn vier voertuigen: handkar, paard-en-wagen, vrachtwagen en trein. Een leverveld levert al je volle opdrachten van zijn voertuig tegelijk. Je krijgt hun punten en vanaf nu tellen ze mee in de meerderheden.
web-rules-glueckauf-money = Geld en opdrachten
web-rules-glueckauf-money-text = Geldvelden geven 3 tot 6 mark, de bank 1. Een opdrachtveld geeft je de opdracht die daar ligt; de stapel laat je er vijf bekijken en één nemen. Er is geen grens, maar elke opdracht die aan het einde open is, kost 1 punt.
web-rules-glueckauf-clock = De dienstklok
web-rules-glueckauf-clock-text = Na de eerste dienst tellen de eerste vier onderdelen: wie de meeste vakken van elke kleur leverde. Na de tweede deze en de vier voertuigen. Na de derde alles en de lege lorries van elke kleur. De eerste krijgt het grote getal, de tweede het kleine. Bij gelijke stand om de eerste plaats krijgen allen de volle punten en is er geen tweede; met twee spelers nooit. Daarna begint wie de meeste arbeiders in de fabriek heeft.
web-rules-glueckauf-end = Het einde
web-rules-glueckauf-end-text = Na de derde telling: 1 punt per 5 mark, 1 per 3 blokjes die je nog ergens hebt, −1 per open opdracht, −2 per tegel scheefstand. Bij gelijke stand beslist het overige geld.
web-rules-zwergar-goal = Het doel
web-rules-zwergar-goal-text = Je leidt een clan dwergen. In tien rondes graaf je, verzorg je je ovens en voltooi je grote projecten. Wie aan het einde de meeste overwinningspunten heeft, wint.
web-rules-zwergar-turn = Een beurt
web-rules-zwergar-turn-text = Je hebt drie acties. Voor elke zet je een van je dwergen op een plaats. Wie daar stond, vertrekt: een specialist komt bij jou, een voorman gaat naar huis. Dan gebruik je de plaats: de gewone actie, de bonus voor het soort dwerg, en met je voorman het inbouwen van een oven. Zonder dwerg neem je pauze: je voorman komt terug en je neemt een specialist van een plaats.
web-rules-zwergar-heat = Hitte
web-rules-zwergar-heat-text = Veel kost hitte. Je betaalt van je hittespoor of door warme ovens koud te maken, één hitte elk. Aan het einde van je beurt zakt het spoor naar 0. Aan het einde van een ronde steekt wie een warme oven op het blad heeft er nog één aan.
web-rules-zwergar-mine = De mijn en de lift
web-rules-zwergar-mine-text = Op een verdieping van de mijn vul je je lege kar met de opbrengst; dieper ligt het betere. De karren staan op borden in de schacht. Elke stap van de lift tilt alle borden één omhoog; het bovenste wordt gelost bij de eigenaars en gaat naar verdieping 4. Een voorman graaft vanuit zijn kar en komt ermee thuis.
web-rules-zwergar-places = De plaatsen
web-rules-zwergar-places-text = Laboratorium: maak van één grondstof twee van de naast lagere soort. Ketel: ovens aansteken. Lift: één stap, meer voor hitte. Smidse: een oven bouwen voor ijzer. Smelterij: hitte en een grondstof worden de naast betere. Kantoor: een project voltooien en, als je wilt, meteen verbeteren. Elke plaats heeft bonussen voor twee soorten specialisten.
web-rules-zwergar-furnaces = Ovens inbouwen
web-rules-zwergar-furnaces-text = Je voorman mag een oven van je blad inbouwen op de plaats waar hij werkt, als daar geen oven is. Dat geeft punten, en vanaf nu krijg je hitte als een andere clan er komt; in de mijn graaf je iets extra.
web-rules-zwergar-projects = Projecten
web-rules-zwergar-projects-text = Een voltooid project geeft zijn punten. Verbeterd geeft het meer en geldt zijn effect. Elke reeks heeft een eigen regel: het westen geeft aan het einde drie acties, de nieuwe schacht telt elke verbetering zwaarder, goud verbetert één keer gratis, de oude schacht brengt de hulp van Zilverbaard, het oosten bewaart hitte.
web-rules-zwergar-end = Het einde
web-rules-zwergar-end-text = Na de laatste ronde komen de acties van het westen, de gratis verbetering van goud en de eindeffecten van verbeterde projecten. Bij gelijke stand beslissen juwelen, dan goud, ijzer, steen.
web-rules-controls = Deze pagina gebruiken
web-rules-controls-text = Wat gloeit, kun je kiezen: klik erop, of sleep het een op het ander. Wijs iets aan om te lezen wat het is en waarom het nu niet kan. Met het toetsenbord: Tab gaat van het een naar het ander, Enter kiest, A opent de lijst van alle acties, de pijltjes bewegen daarin, U neemt terug, Escape laat los. De tekstweergave bovenaan toont het hele bord als koppen, lijsten en tabellen.

# Inleiding

web-tutorial-of = Inleiding: { $game }
web-tutorial-step = { $step } van { $steps }
web-tutorial-skip = Verder
web-tutorial-end = Klaar
web-tutorial-glueckauf-welcome = Welkom bij de mijn! Je speelt tegen één bot. Eerst kiest iedereen drie opdrachten. Kleine zijn snel, grote geven meer. Neem er een die gloeit.
web-tutorial-glueckauf-draft = Goed. Neem opdrachten met hetzelfde voertuig: één levering neemt ze dan allemaal mee.
web-tutorial-glueckauf-place = Zet nu een arbeider. De velden onder „Winnen” laten je in je mijn werken. Kies het grootste getal.
web-tutorial-glueckauf-cage = Je kooi staat bovengronds. Klik op een verdieping waarvan je opdrachten de kolen vragen, of sleep de kooi erheen. Dat is één stap.
web-tutorial-glueckauf-load = Klik op een blokje om het te laden. Elk blokje is één stap.
web-tutorial-glueckauf-surface = Breng de kooi weer bovengronds, zodat je kunt lossen.
web-tutorial-glueckauf-fill = Leg een blokje op een vak van zijn kleur: klik op het vak of sleep het blokje erheen.
web-tutorial-glueckauf-money = Na het winnen: voor tunnels heb je geld nodig. Kies een geldveld.
web-tutorial-glueckauf-factory = Koop een tegel in de fabriek. Die brengt nieuwe kolen. Houd de lichte en donkere kant gelijk.
web-tutorial-glueckauf-deliver = Zodra een opdracht vol is (hij wordt groen), lever hem met zijn voertuig.
web-tutorial-glueckauf-done = Meer heb je niet nodig. Onder het bord zie je wie in welke meerderheid voorop ligt. Speel verder of begin opnieuw!
web-tutorial-zwergar-welcome = Welkom in het rijk! Je speelt tegen één bot. Zet je voorman of een specialist op een verdieping van de mijn: je kar daar wordt gevuld.
web-tutorial-zwergar-end = Wat de plaats biedt, staat onderaan in de balk. Beëindig de actie als je klaar bent.
web-tutorial-zwergar-lift = Nu de lift: zet er een dwerg en til de borden op. Wat boven komt, is van jou.
web-tutorial-zwergar-steps = Kies hoeveel stappen. De eerste is gratis, elke volgende kost hitte.
web-tutorial-zwergar-boiler = Je ovens zijn koud. Zet een dwerg bij de ketel en steek er een aan.
web-tutorial-zwergar-light = Steek een oven aan: die betaalt later één hitte.
web-tutorial-zwergar-complete = Verzamel wat een project kost, ga dan naar het kantoor en voltooi het.
web-tutorial-zwergar-done = Meer heb je niet nodig. Wijs een project aan om het effect te lezen. Speel verder of begin opnieuw!
