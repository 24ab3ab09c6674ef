# Spelmateriaal en verbeteringen
components-help = de getallen van een spel en hun herkomst tonen
components-about = Toont elk getal van het spelmateriaal met zijn herkomst. Wie de doos heeft, kan elk getal in een TOML-bestand verbeteren.
components-game-help = de naam van het spel
components-json-help = JSON voor programma’s uitvoeren
components-rules-help = toon de getallen van deze regelversie in plaats van de nieuwste
components-file-help = een TOML-bestand met verbeterd materiaal, [onderdeel] en naam = waarde
components-not-found = Er is geen bestand { $given }, en { $game } heeft geen editie met die naam; zijn edities: { $editions }.
components-cannot-read = { $file } kan niet worden gelezen: { $detail }.
components-not-toml = { $file } is geen TOML: { $detail }.
components-text-not-toml = Dit is geen TOML: { $detail }.
components-none = { $game } heeft geen materiaal dat verbeterd kan worden.
components-empty = Dit spel heeft geen materiaal dat verbeterd kan worden.
components-section = Onderdeel
components-name = Naam
components-value = Waarde
components-mark = Herkomst
components-mark-text = spelregels
components-mark-public = openbare beschrijving
components-mark-inferred = afgeleid
components-mark-chosen = door ons gekozen
components-mark-owner = verbeterd
