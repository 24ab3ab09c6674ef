# Fehler der Umgebungen für lernende Programme.
env-action-number = Die Aktion { $given } ist keine ganze Zahl von 0 bis { $last }.
env-actions-shape = { $games } Partien brauchen ebenso viele ganze Zahlen, eine Aktion je Partie (gegeben: { $given }).
env-batch-illegal = Partie { $row }: { $why }
env-choice = { $name } „{ $given }“ gibt es nicht. Zur Wahl stehen: { $known }.
env-games = Gib eine ganze Zahl von Partien an, mindestens 1 (gegeben: { $given }).
env-json = { $name } muss ein JSON-Objekt sein ({ $detail }).
env-max-cycles = max_cycles muss eine ganze Zahl sein, mindestens 1 (gegeben: { $given }).
env-no-observations = Das Spiel { $game } hat keine Beobachtungen und deshalb keine Umgebung.
env-not-reset = Es hat noch keine Partie begonnen. Rufe zuerst reset() auf.
env-observation-version = Die Version { $given } der Beobachtungen gibt es nicht. Diese Ausgabe schreibt Version { $known }.
env-seat = Einen Platz { $given } gibt es nicht. Es gibt 0 bis { $last }.
