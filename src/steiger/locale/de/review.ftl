# Analysen gespielter Partien und ihre Eichung

review-calibrate-help = die Kurve anpassen, mit der die Gewinnanteile eines Netzes stimmen
review-calibrate-about = Ein mitgeliefertes Netz spielt gegen sich selbst. Daraus entsteht die Kurve, die seine Schätzungen in Gewinnanteile umrechnet. Weitere Partien messen ihren Fehler. Nach jeder Änderung am Netz erneut ausführen.
review-calibrate-players-help = nur das Netz für diese Spielerzahl (Standard: alle Netze des Spiels)
review-calibrate-games-help = Partien für die Anpassung (Standard: 2000)
review-calibrate-held-out-help = weitere Partien für die Messung (Standard: 1000)
review-calibrate-out-help = Ordner für die Kurven (Standard: neben den Netzen)
review-calibrate-plot-help = Ordner für Zeichnungen des Ergebnisses
review-calibrate-doing = { $game }, { $players } Spieler
review-calibrate-line = { $game }, { $players } Spieler: Eichfehler vorher { $before }, nachher { $after }, gemessen an { $held } weiteren Partien
review-no-net = { $game } hat keine Netze, mit denen sich Partien beurteilen ließen.
review-curve-missing = { $file } enthält keine Kurve für das Netz: { $detail }. Führe „steiger calibrate { $game } --players { $players }“ aus.
review-curve-stale = { $file } gehört zu einem anderen Netz. Führe „steiger calibrate { $game } --players { $players }“ aus.
review-plot-title = { $game }, { $players } Spieler
review-plot-said = genannter Gewinnanteil
review-plot-won = gewonnen
review-plot-before = das Netz allein
review-plot-after = geeicht
review-unfinished = Die Partie ist nicht zu Ende. Nur beendete Partien lassen sich analysieren.
review-no-turn = Bei Aktion { $ply } beginnt kein Zug von Platz { $seat }.
review-deals-range = { $given } ist keine Anzahl von 0 bis { $most } Verteilungen.
review-why-source = { $points } Punkte mehr durch: { $source }
review-why-rival = { $points } Punkte weniger für den stärksten Gegner
