# De opdracht `steiger`

cli-about = Mijnbouwbordspellen voor mensen, bots en onderzoek.
cli-lang-help = de taal
cli-json-help = JSON voor programma’s geven
cli-version-compiled = engine: gecompileerd ({ $python })
cli-version-interpreted = engine: geïnterpreteerd ({ $python })
cli-version-nets = netten: { $nets }
cli-game-help = de naam van het spel
cli-option-help = een optie van het spel; mag vaker
cli-record-file-help = een spelverslag

cli-engine-help = het spel aansturen met regels JSON
cli-engine-about = Leest per regel van de standaardinvoer één JSON-verzoek en beantwoordt elk met één regel op de standaarduitvoer.

cli-replay-help = een verslag doorlopen
cli-replay-about = In een terminal: n verder, p terug, een getal om daarheen te gaan, q om te stoppen. Anders wordt de stelling getoond.
cli-replay-to-help = alleen de eerste N acties
cli-replay-seat-help = wat plaats N (vanaf 0) kon zien

cli-validate-help = verslagen controleren
cli-validate-about = Speelt verslagen na en noemt van elk slecht verslag de eerste fout. Afsluitcode 2 als er een slecht is.
cli-validate-files-help = een verslag, of een map met verslagen (*.json)
cli-validate-doing = Verslagen controleren

cli-play-help = in de terminal spelen
cli-play-about = Mensen en bots om de beurt aan één terminal; ook met invoer uit een bestand of pijp.
cli-players-help = wie speelt: human of de naam van een bot voor elke plaats (standaard: human,medium)
cli-seed-help = een getal dat al het toeval bepaalt
cli-load-help = verdergaan met een bewaard spel
cli-save-help = het verslag van het spel hier bewaren

cli-simulate-help = bots veel spellen laten spelen
cli-simulate-about = Speelt veel spellen op alle kernen en vat ze samen. Dezelfde startwaarde geeft met elk aantal processen dezelfde spellen.
cli-bots-help = per plaats de naam van een bot
cli-games-help = hoeveel spellen (anders: 1000)
cli-simulate-seed-help = de startwaarde van alle spellen (anders: 0)
cli-ms-help = milliseconden bedenktijd van een bot per beslissing
cli-processes-help = hoeveel processen (anders: één per kern)
cli-out-help = het verslag van elk spel in deze map bewaren, 1.000 per bestand; hetzelfde commando zet een onderbroken run voort
cli-table-help = één rij per spel naar dit bestand (.csv of .parquet) schrijven; hetzelfde commando zet een onderbroken run voort
cli-simulate-doing = Spellen spelen
cli-simulate-interrupted = Onderbroken na { $games } spellen; die blijven bewaard. Hetzelfde commando gaat daar verder.

# Fouten

cli-usage = { $message } (zie { $program } --help)
cli-number-range = { $place }: “{ $given }” is geen geheel getal van { $least } tot en met { $most }.
cli-cannot-read = { $file } is niet te lezen: { $detail }.
cli-cannot-write = { $file } is niet te schrijven: { $detail }.
cli-stdout = De uitvoer
cli-no-records = In { $where } zijn geen verslagen (*.json).
cli-many-records = { $file } bevat { $count } verslagen. Noem er een met zijn regel, zoals { $file }:1.
cli-not-utf8 = Dit is geen UTF-8-tekst.
cli-player-unknown = “{ $player }” kan niet meespelen. Bekend: { $known }.
cli-option-form = “{ $given }” is geen optie; schrijf naam=waarde.
cli-load-alone = Een geladen spel heeft zijn opzet al: laat --seed en --option weg.
cli-load-game = Het verslag is van { $found }, niet van { $wanted }.
cli-load-players = Het verslag heeft { $found } plaatsen, niet { $given }.
cli-table-kind = { $file }: de naam van een tabel eindigt op een van { $known }.
cli-no-folder = Er is geen map { $folder }.
cli-no-parquet = Parquet-tabellen hebben pyarrow nodig: pip install 'steiger[parquet]', of schrijf een .csv.
results-other-simulation = { $where } hoort bij een andere simulatie. Kies een andere plek, of herhaal het commando waarmee die begon.
results-folder-taken = { $where } is niet leeg. Kies een nieuwe map.
results-table-taken = { $file } bestaat al. Kies een andere naam of verwijder het bestand.

# Het regelprotocol

cli-not-json = De regel is geen JSON: { $detail }
cli-not-an-object = Een verzoek is een JSON-object, zoals {"{"}"cmd": "legal"{"}"}.
cli-request-deep = Dit is te diep genest.
cli-request-long = De regel is te lang; hoogstens { NUMBER($most, useGrouping: 0) } bytes.
cli-unknown-command = Er is geen opdracht “{ $command }”. Opdrachten: { $known }.
cli-field-unknown = “{ $command }” heeft geen veld “{ $field }”. De velden: { $known }.
cli-field-missing = “{ $command }” heeft het veld “{ $field }” nodig.
cli-field-type = Het veld “{ $field }” van “{ $command }” heeft het verkeerde type; goed is: { $types }.
cli-no-game = Er is nog geen spel: begin met “new” of “load”.
cli-ms-range = “ms” gaat van 0 tot en met { NUMBER($most, useGrouping: 0) }, niet { $given }.
cli-our-fault = Er ging iets mis in Steiger; meer staat op de foutuitvoer.

# Naspelen en controleren

cli-replay-place = Actie { NUMBER($ply, useGrouping: 0) } van { NUMBER($last, useGrouping: 0) }
cli-replay-prompt = n verder, p terug, getal, q stoppen >{" "}
cli-replay-keys = “{ $given }” is niets van: n (verder), p (terug), een getal van 0 tot en met { $last }, q (stoppen).
cli-validate-sum = { $count ->
    [one] { $count } verslag
   *[other] { $count } verslagen
}, { $bad ->
    [0] alles goed
   *[other] { $bad } slecht
}.

# Spelen

cli-person = Speler { $number }
cli-prompt = { $name } >{" "}
cli-log-line = { $name } { $deed }
cli-scores = De nieuwe stand: { $scores }.
cli-hand-over = { $name } is aan de beurt.
cli-press-enter = Druk op Enter als niemand anders kijkt >{" "}
cli-many = { $verb }: { $count } manieren (nummers { $first } tot en met { $last }); typ “{ $verb }”, of meer woorden, om ze te zien.
cli-help = Typ het nummer of de woorden van een actie. Scheid meerdere acties met komma’s. Het begin van een actie toont wat er past, en Tab vult aan. Verder: help (of ?), ? ONDERWERP, rules (regels), undo, restart (de hele beurt), hint (tip), log, board, save BESTAND, quit.
cli-footer = ? hulp · rules · hint · undo · quit
cli-small = De borden hebben { $columns } kolommen en { $lines } regels nodig. Deze terminal heeft er { $wide } en { $high }, dus er kan iets wegvallen. Maak het venster groter of het lettertype kleiner.
cli-interrupted = Het spel is opgeslagen in { $file }. Zo ga je verder: steiger play { $game } --load { $file }
cli-turn-over = Je beurt was voorbij vóór “{ $rest }”.
cli-hint-from = { $bot } adviseert:
cli-no-section = Er is geen onderdeel “{ $given }”. Onderdelen: { $known }.
cli-topics = Onderwerpen:
cli-no-topic = Over “{ $topic }” valt niets te zeggen; “?” noemt de onderwerpen.
cli-no-such-number = Er is geen actie { $given }; ze gaan van 1 tot en met { $most }.
cli-no-hint = Er is nog geen bot wiens raad iets waard is.
cli-hint = { $bot } zou spelen: { $action }
cli-save-where = Waar? Schrijf: save BESTAND
cli-saved = Het spel is bewaard in { $file }.
cli-not-saved = Het spel is niet bewaard (--save BESTAND bewaart het).
cli-end-of-input = De invoer is afgelopen.

cli-result-title = Uitslag
cli-result-source = Punten uit
cli-result-total = Totaal
cli-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}

cli-column-seat = Plaats
cli-column-player = Wie
cli-column-mean = Gem. score
cli-column-spread = Spreiding
cli-column-share = Winst
cli-column-interval = 95 %
cli-simulate-sum = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} in { $seconds } s, { $rate } spellen/s, { $decisions } beslissingen per spel.

# Wat argparse uit zichzelf zegt

cli-did-you-mean = Bedoel je “{ $word }”?
cli-completion-help = een aanvulscript voor de shell afdrukken
cli-completion-about = Drukt een script voor je shell af. In bash: source <(steiger completion bash)
cli-completion-shell = de shell
cli-args-usage = gebruik:{" "}
cli-args-positional = argumenten
cli-args-options = opties
cli-args-help = deze hulp tonen en stoppen
cli-args-version = de versie tonen en stoppen
cli-args-required = Er ontbreekt: { $given }
cli-args-unknown = Hier onbekend: { $given }
cli-args-place = { $argument_name }: { $message }
cli-args-choice = { $value } is geen van de mogelijkheden { $choices }
cli-args-one = Er ontbreekt een waarde
cli-args-some = Er ontbreken een of meer waarden
cli-args-needless = Hier hoort geen waarde bij, ook niet { $given }
cli-args-ambiguous = { $option } kan { $matches } betekenen
