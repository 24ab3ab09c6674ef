# Wat er mis kan zijn met wat iemand stuurt. Elke zin zegt wat er fout was en wat goed zou zijn.

game-unknown = Er is geen spel “{ $game }”. Spellen: { $known }.
game-over = Het spel is afgelopen: er kan niets meer gespeeld worden.
bot-cannot-play = De bot “{ $bot }” kan { $game } niet spelen. Deze bots kunnen het wel: { $known }.
bot-cannot-load = De bot “{ $bot }” kan niet worden geladen: { $detail }. Noem hem als pakket.module:Klasse.
bot-no-bot = “{ $bot }” is geen bot. Het moet een klasse zijn die steiger.bots.Bot uitbreidt.
bot-unknown = Er is geen bot “{ $bot }”. Bots: { $known }.
bot-no-samples = De bot “{ $bot }” zoekt niet en kan dus geen aantal steekproeven krijgen. Schrijf alleen { $bot }.
bot-samples-range = “{ $given }” is geen aantal steekproeven voor { $bot }. Schrijf een geheel getal van 1 tot { $most }, bijvoorbeeld { $bot }#200.

players-range = Dit spel is voor { $least } tot { $most } spelers, niet voor { $given }.
options-object = Opties zijn een object met namen en waarden, zoals {"{"}"naam": "waarde"{"}"}.
option-unknown = Er is geen optie “{ $option }”. Opties: { $known }.
option-value = Optie “{ $option }” kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
option-list = Optie “{ $option }” is een lijst van verschillende waarden, niet “{ $value }”.
seed-range = Een startwaarde is een geheel getal van −2^63 tot en met 2^63 − 1, niet “{ $given }”.

setup-keys = Een opzet heeft precies deze delen: { $keys }.
setup-start = De startspeler is een plaats van 0 tot en met { $last }, niet “{ $given }”.
setup-stack-size = De stapel “{ $stack }” is een lijst van { $size } kaarten.
setup-stack-card = Kaart “{ $card }” op plek { $place } van de stapel “{ $stack }” is onbekend of er één keer te vaak.

action-unknown-verb = “{ $words }” is geen actie. Acties beginnen met: { $verbs }.
action-unknown = “{ $words }” is geen actie. Een met “{ $verb }” ziet er zo uit: { $verb } { $example }
action-not-words = Een actie bestaat uit woorden zoals “{ $example }” (niet { $given }).
seat-range = Er is geen plaats { $given }. Er zijn 0 tot en met { $last }, of null om toe te kijken.

record-not-json = Het verslag is geen JSON: { $detail }
record-not-utf8 = Het verslag is geen UTF-8-tekst.
record-object = Een verslag is een JSON-object.
record-format = Het formaat van het verslag is “{ $format }”; nodig is “{ $known }”.
record-no-setup = Het verslag heeft geen opzet en geen startwaarde; één van beide is nodig.
record-players = “players” is in het verslag geen lijst; er is één regel per plaats nodig.
record-player = De regel van plaats { $seat } heeft een naam nodig, zoals {"{"}"name": "Anna"{"}"}.
record-player-bot = De bot van plaats { $seat } is niet met een woord aangeduid.
record-rules = De regelversie “{ $rules }” wordt niet ondersteund. Ondersteunde versies: { $known }.
record-actions = “actions” is in het verslag geen lijst van hoogstens { $most } acties.
record-action-words = Actie { NUMBER($index, useGrouping: 0) } is geen tekst.
record-action = Actie { NUMBER($index, useGrouping: 0) } “{ $words }” mag niet: { $why }
record-result = Een uitslag heeft “scores”, één getal voor elk van de { $players } spelers, en “winners”, een lijst van plaatsen.
record-result-early = Het verslag heeft een uitslag hoewel het spel niet afgelopen is.
record-result-differs = “{ $part }” is in de uitslag { $given }, maar het spel geeft { $found }.

undo-nothing = Er is niets om terug te nemen: er is nog niets gespeeld.
undo-other-player = Dit kun je niet terugnemen: iemand anders heeft intussen gespeeld.
undo-revealed = Dit kun je niet terugnemen: er is iets verborgens bekend geworden.
