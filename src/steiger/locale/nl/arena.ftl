# Toernooien

arena-tournament-help = bots tegen elkaar laten spelen
arena-tournament-about = Elke koppeling speelt dezelfde opstellingen, op alle plaatsen. Met drie of vier spelers zit één bot tussen meerdere van een andere.
arena-bots-help = de bots die meedoen; NAME@MS geeft er één een eigen tijd, NAME#N een aantal steekproeven per beurt
arena-players-help = spelers aan tafel (anders: 2)
arena-games-help = partijen per koppeling (anders: 100)
arena-out-help = alle partijen in dit JSON-bestand bewaren
arena-html-help = de tabellen met plaatjes naar deze pagina schrijven
arena-resume-help = verdergaan met het toernooi in het bestand van --out
arena-own-time-help = bedenktijd meten aan de rekentijd van het proces, niet aan de klok: eerlijk op een drukke machine
arena-sprt-help = een koppeling beëindigen zodra ze beslist is
arena-seed-help = het startgetal van alle spellen (standaard: 1)
arena-games-rounded = Elk paar speelt { $games } spellen in plaats van { $given }, zodat elke bot even vaak op elke plaats zit.
arena-fault = { $bot } heeft spel { $index } (plaats { $place }) verspeeld: { $fault }
arena-verdict-stronger = { $first } is sterker dan { $second } (sequentiële toets, 5 % fout).
arena-verdict-weaker = { $first } is zwakker dan { $second } (sequentiële toets, 5 % fout).
arena-verdict-open = { $first } tegen { $second } is niet beslist. Laat meer spellen spelen.
arena-resume-what = --resume heeft --out nodig, het bestand waarmee het verdergaat.
arena-two-bots = Een toernooi heeft minstens twee verschillende bots nodig, elk één keer genoemd.
arena-not-a-ledger = { $file } is geen toernooibestand.
arena-other-contest = { $file } hoort bij een ander toernooi: spel, bots, aantal spelers, startgetal, opties en ms moeten gelijk zijn.
arena-title = Toernooi: { $game }, { $players } spelers
arena-facts = Startgetal { $seed }, { $ms } ms per beslissing.
arena-cross = Aandeel gewonnen partijen (rij tegen kolom), 95%-interval
arena-ratings = Ratings
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-games = Partijen
arena-column-score = Punten
arena-column-margin = Voorsprong
arena-column-ms = ms/beslissing
arena-column-slowest = langste
arena-column-seats = Winst per plaats
arena-picture = { $first } tegen { $second }, { $games } partijen

# Trainen

arena-train-help = een net een spel laten leren
arena-train-about = Leert door tegen zichzelf te spelen tot de tijd om is; dezelfde --out gaat verder waar het ophield. Naast de gewichten liggen het lerende net en het verslag.
arena-hours-help = hoe lang (anders: 2)
arena-weights-help = de gewichten, een .npz-bestand
arena-not-learnable = Nog geen net leert { $game }.
arena-hours-wrong = “{ $given }” is geen aantal uren.
arena-log-unreadable = { $file } is geen logboek van een training: { $error }
arena-weights-wrong = { $file }: de gewichten zijn een .npz-bestand in een map die bestaat.
arena-train-line = { $games } partijen, { $minutes } min, fout { $loss }
arena-train-gate = · tegen de kampioen { $champion }, tegen foreman { $foreman }

arena-ladder-help = de gepubliceerde ranglijst opnieuw spelen
arena-ladder-about = De toernooien van docs/ladder.md met hun startgetallen, gemeten aan de rekentijd van het proces, als Markdown afgedrukt.
arena-ladder-out-help = de tabellen naar dit bestand schrijven; heeft het er een plaats voor, alleen daar
arena-ladder-games-help = partijen van een heel koppel, zoals tegen foreman (anders: 400); andere nemen hun deel ervan; 0 schrijft alleen wat bewaard is
arena-ladder-keep-help = alle partijen in deze map bewaren en met die daar verdergaan
arena-ladder-title = De ranglijst van bots
arena-ladder-against = { $game }, { $players } spelers: { $bot } tegen …
arena-ladder-among = { $game }, { $players } spelers: één { $bot } tussen …
arena-ladder-self = { $game }, { $players } spelers: { $bot } tegen zichzelf
arena-ladder-rungs = { $game }, { $players } spelers: de andere sporten, aandeel van de winst (rij tegen kolom)
arena-ladder-games = partijen
arena-ladder-mean = punten, gemiddelde van alle plaatsen
arena-ladder-winner = punten van de winnaar
arena-column-share = Aandeel
arena-column-interval = 95 %
arena-ladder-players-help = alleen tafels met zoveel spelers
arena-ladder-bot-help = de bot die wordt gemeten, in plaats van expert: een naam, pakket.module:Klasse of exec:OPDRACHT
