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
web-generic-ask = Wat doe je?
web-generic-pitch = Als tekst gespeeld: dit spel heeft geen plaatjes.
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
web-shift = Shift { $shift }
web-none = niets
web-element = Onderdeel
web-first-second = Eerste/tweede
web-skip = Naar de acties
web-pay-otherwise = Hitte anders betalen

# Boards

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
    [set-rusher] Setjager (vooral één soort)
   *[other] { $bot }
  }
web-name = Je naam
web-edition = Getallen
web-edition-balanced = Evenwichtige startgrondstoffen
web-edition-plain = Zoals in de regels
web-box-edition = editie { $name }
web-box-own = eigen onderdelen
web-numbers-choose = Getallen van mijn eigen doos …
web-numbers-why = De getallen die in jouw doos anders zijn, als TOML- of JSON-bestand.
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
web-spectator = kijkt toe
web-deal-seed = startwaarde { $seed }
web-deal-known = bekende opstelling
web-deal-chosen = Gekozen opstelling ({ $deal }): dit spel telt niet mee in de statistieken.
web-hint = Advies
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
