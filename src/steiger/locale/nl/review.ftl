# Analyses van gespeelde partijen en hun ijking

review-calibrate-help = de curve bepalen waarmee de winstkansen van een net kloppen
review-calibrate-about = Een meegeleverd net speelt tegen zichzelf. Daaruit volgt de curve die zijn schattingen in winstkansen omzet. Verdere partijen meten de fout. Voer dit opnieuw uit als een net is veranderd.
review-calibrate-players-help = alleen het net voor dit aantal spelers (standaard: alle netten van het spel)
review-calibrate-games-help = partijen om de curve te bepalen (standaard: 2000)
review-calibrate-held-out-help = verdere partijen om haar te meten (standaard: 1000)
review-calibrate-out-help = map voor de curven (standaard: naast de netten)
review-calibrate-plot-help = map voor tekeningen van het resultaat
review-calibrate-doing = { $game }, { $players } spelers
review-calibrate-line = { $game }, { $players } spelers: ijkfout { $before } ervoor, { $after } erna, gemeten over { $held } verdere partijen
review-no-net = { $game } heeft geen netten om partijen mee te beoordelen.
review-curve-missing = { $file } bevat geen curve voor het net: { $detail }. Voer “steiger calibrate { $game } --players { $players }” uit.
review-curve-stale = { $file } hoort bij een ander net. Voer “steiger calibrate { $game } --players { $players }” uit.
review-plot-title = { $game }, { $players } spelers
review-plot-said = genoemde winstkans
review-plot-won = gewonnen
review-plot-before = het net alleen
review-plot-after = geijkt
review-unfinished = De partij is niet afgelopen. Alleen afgelopen partijen kunnen worden geanalyseerd.
review-no-turn = Bij actie { $ply } begint geen beurt van plaats { $seat }.
review-deals-range = { $given } is geen aantal van 0 tot { $most } verdelingen.
review-why-source = { $points } punten meer door: { $source }
review-why-rival = { $points } punten minder voor de sterkste tegenstander
