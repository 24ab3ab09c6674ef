# Fouten van de omgevingen voor lerende programma's.
env-action-number = Actie { $given } is geen geheel getal van 0 tot en met { $last }.
env-actions-shape = { $games } partijen vragen evenveel gehele getallen, één actie per partij (gegeven: { $given }).
env-batch-illegal = Partij { $row }: { $why }
env-choice = { $name } “{ $given }” bestaat niet. Kies uit: { $known }.
env-games = Geef een geheel aantal partijen op, minstens 1 (gegeven: { $given }).
env-json = { $name } moet een JSON-object zijn ({ $detail }).
env-max-cycles = max_cycles moet een geheel getal zijn, minstens 1 (gegeven: { $given }).
env-no-observations = Het spel { $game } heeft geen waarnemingen en daarom geen omgeving.
env-not-reset = Er is nog geen partij begonnen. Roep eerst reset() aan.
env-observation-version = Versie { $given } van de waarnemingen bestaat niet. Deze uitgave schrijft versie { $known }.
env-seat = Er is geen plaats { $given }. Er zijn 0 tot en met { $last }.
