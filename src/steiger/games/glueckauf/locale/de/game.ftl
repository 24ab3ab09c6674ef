# Namen
glueckauf-name = Glück Auf
glueckauf-field-factory-1 = Lorenfabrik 1
glueckauf-field-factory-2 = Lorenfabrik 2
glueckauf-field-factory-3 = Lorenfabrik 3
glueckauf-field-factory-4 = Lorenfabrik 4
glueckauf-field-factory-5 = Lorenfabrik 5
glueckauf-field-factory-6 = Lorenfabrik 6
glueckauf-field-factory-7 = Lorenfabrik 7
glueckauf-field-factory-8 = Lorenfabrik 8
glueckauf-field-factory-draw = Lorenfabrik (ziehen)
glueckauf-field-mine-4 = Fördern 4
glueckauf-field-mine-6 = Fördern 6
glueckauf-field-mine-8 = Fördern 8
glueckauf-field-mine-10 = Fördern 10
glueckauf-field-deliver-handcart = Auslieferung (Handkarren)
glueckauf-field-deliver-wagon = Auslieferung (Fuhrwerk)
glueckauf-field-deliver-truck = Auslieferung (Lastwagen)
glueckauf-field-deliver-train = Auslieferung (Eisenbahn)
glueckauf-field-money-3 = Geld 3
glueckauf-field-money-4 = Geld 4
glueckauf-field-money-5 = Geld 5
glueckauf-field-money-6 = Geld 6
glueckauf-field-order-1 = Neuer Auftrag 1
glueckauf-field-order-2 = Neuer Auftrag 2
glueckauf-field-order-3 = Neuer Auftrag 3
glueckauf-field-order-4 = Neuer Auftrag 4
glueckauf-field-order-draw = Neuer Auftrag (ziehen)
glueckauf-field-bank = Bank
glueckauf-field-canteen = Kantine
glueckauf-colour-y = gelb
glueckauf-colour-b = braun
glueckauf-colour-g = grau
glueckauf-colour-k = schwarz
glueckauf-vehicle-handcart = Handkarren
glueckauf-vehicle-wagon = Fuhrwerk
glueckauf-vehicle-truck = Lastwagen
glueckauf-vehicle-train = Eisenbahn
glueckauf-side-l = hell
glueckauf-side-d = dunkel
glueckauf-phase-draft = einen ersten Auftrag wählen
glueckauf-phase-place = ein Feld wählen
glueckauf-phase-take = eine der Karten nehmen oder keine
glueckauf-phase-return = sagen, wohin der Rest kommt
glueckauf-phase-next = sagen, welche Karte als nächste liegt
glueckauf-phase-coal = einen Würfel für die Lore wählen
glueckauf-phase-mine = Arbeitsschritt tun oder aufhören
glueckauf-phase-over = das Spiel ist zu Ende
glueckauf-element-slots-y = gelbe Ablagefelder
glueckauf-element-slots-b = braune Ablagefelder
glueckauf-element-slots-g = graue Ablagefelder
glueckauf-element-slots-k = schwarze Ablagefelder
glueckauf-element-handcart = Handkarren (Ablagefelder)
glueckauf-element-wagon = Fuhrwerk (Ablagefelder)
glueckauf-element-truck = Lastwagen (Ablagefelder)
glueckauf-element-train = Eisenbahn (Ablagefelder)
glueckauf-element-carts-y = leere gelbe Loren
glueckauf-element-carts-b = leere braune Loren
glueckauf-element-carts-g = leere graue Loren
glueckauf-element-carts-k = leere schwarze Loren
glueckauf-source-slots-y = { glueckauf-element-slots-y }
glueckauf-source-slots-b = { glueckauf-element-slots-b }
glueckauf-source-slots-g = { glueckauf-element-slots-g }
glueckauf-source-slots-k = { glueckauf-element-slots-k }
glueckauf-source-handcart = { glueckauf-element-handcart }
glueckauf-source-wagon = { glueckauf-element-wagon }
glueckauf-source-truck = { glueckauf-element-truck }
glueckauf-source-train = { glueckauf-element-train }
glueckauf-source-carts-y = { glueckauf-element-carts-y }
glueckauf-source-carts-b = { glueckauf-element-carts-b }
glueckauf-source-carts-g = { glueckauf-element-carts-g }
glueckauf-source-carts-k = { glueckauf-element-carts-k }
glueckauf-source-orders = ausgelieferte Aufträge
glueckauf-source-money = übriges Geld
glueckauf-source-cubes = übrige Kohle
glueckauf-source-open-orders = ausstehende Aufträge
glueckauf-source-tilt = Schieflage

# Dieselben Namen in Sätzen, gewählt nach dem Wort der Notation
glueckauf-the-field = { $field ->
     [factory-1] { glueckauf-field-factory-1 }
     [factory-2] { glueckauf-field-factory-2 }
     [factory-3] { glueckauf-field-factory-3 }
     [factory-4] { glueckauf-field-factory-4 }
     [factory-5] { glueckauf-field-factory-5 }
     [factory-6] { glueckauf-field-factory-6 }
     [factory-7] { glueckauf-field-factory-7 }
     [factory-8] { glueckauf-field-factory-8 }
     [factory-draw] { glueckauf-field-factory-draw }
     [mine-4] { glueckauf-field-mine-4 }
     [mine-6] { glueckauf-field-mine-6 }
     [mine-8] { glueckauf-field-mine-8 }
     [mine-10] { glueckauf-field-mine-10 }
     [deliver-handcart] { glueckauf-field-deliver-handcart }
     [deliver-wagon] { glueckauf-field-deliver-wagon }
     [deliver-truck] { glueckauf-field-deliver-truck }
     [deliver-train] { glueckauf-field-deliver-train }
     [money-3] { glueckauf-field-money-3 }
     [money-4] { glueckauf-field-money-4 }
     [money-5] { glueckauf-field-money-5 }
     [money-6] { glueckauf-field-money-6 }
     [order-1] { glueckauf-field-order-1 }
     [order-2] { glueckauf-field-order-2 }
     [order-3] { glueckauf-field-order-3 }
     [order-4] { glueckauf-field-order-4 }
     [order-draw] { glueckauf-field-order-draw }
    *[bank] { glueckauf-field-bank }
}
glueckauf-the-vehicle = { $vehicle ->
     [handcart] { glueckauf-vehicle-handcart }
     [wagon] { glueckauf-vehicle-wagon }
     [truck] { glueckauf-vehicle-truck }
    *[train] { glueckauf-vehicle-train }
}
glueckauf-one-cube = { $colour ->
     [y] einen gelben Würfel
     [b] einen braunen Würfel
     [g] einen grauen Würfel
    *[k] einen schwarzen Würfel
}
glueckauf-cubes-of = { $colour ->
     [y] gelben Würfel
     [b] braunen Würfel
     [g] grauen Würfel
    *[k] schwarzen Würfel
}
glueckauf-cube-colour = { $cube ->
     [y] { glueckauf-colour-y }
     [b] { glueckauf-colour-b }
     [g] { glueckauf-colour-g }
    *[k] { glueckauf-colour-k }
}
glueckauf-slot-colour = { $slot ->
     [y] { glueckauf-colour-y }
     [b] { glueckauf-colour-b }
     [g] { glueckauf-colour-g }
    *[k] { glueckauf-colour-k }
}
glueckauf-tile-colour = { $colour ->
     [y] { glueckauf-colour-y }
     [b] { glueckauf-colour-b }
     [g] { glueckauf-colour-g }
    *[k] { glueckauf-colour-k }
}
glueckauf-tile-side = { $side ->
     [l] { glueckauf-side-l }
    *[d] { glueckauf-side-d }
}
glueckauf-the-question = { $phase ->
     [draft] { glueckauf-phase-draft }
     [place] { glueckauf-phase-place }
     [take] { glueckauf-phase-take }
     [return] { glueckauf-phase-return }
     [next] { glueckauf-phase-next }
     [coal] { glueckauf-phase-coal }
     [mine] { glueckauf-phase-mine }
    *[over] { glueckauf-phase-over }
}

# Was gespielt wurde
glueckauf-log-draft = nimmt zu Beginn Auftrag { $order }
glueckauf-log-place = setzt Arbeiter auf { glueckauf-the-field }
glueckauf-log-take = { $card ->
     [none] nimmt keine der Karten
    *[other] nimmt { $card }
}
glueckauf-log-return = { $where ->
     [bottom] legt den Rest unter den Stapel
    *[other] legt den Rest auf den Stapel
}
glueckauf-log-next = legt als Nächstes { $card } zurück
glueckauf-log-next-hidden = legt eine Karte zurück
glueckauf-log-coal = legt { glueckauf-one-cube } in eine leere Lore
glueckauf-log-cage = fährt den Förderkorb auf Etage { $level }
glueckauf-log-load = lädt { glueckauf-one-cube } ein
glueckauf-log-fill = legt auf ein Ablagefeld ({ glueckauf-slot-colour }) von Auftrag { $order }: { $cubes }
glueckauf-log-store = lagert { glueckauf-one-cube } ein
glueckauf-log-stop = hört mit dem Fördern auf

# Warum nicht
glueckauf-other-question = „{ $verb }“ ist jetzt nicht gefragt. Jetzt: { glueckauf-the-question }.
glueckauf-colour-mismatch = Die Farben passen nicht: Das Ablagefeld ist { glueckauf-slot-colour }, der Würfel { glueckauf-cube-colour }. Zwei beliebige Würfel gingen.
glueckauf-no-such-slot = Einen Auftrag { $order } mit einem Ablagefeld in { glueckauf-slot-colour } gibt es nicht.
glueckauf-pair-order = In „{ $words }“ stehen die zwei Würfel falsch herum: Förderkorb (c) kommt vor Kohlelager (s), und y vor b, g und k.
glueckauf-not-in-pool = Auftrag { $order } liegt nicht aus. Nimm einen, der ausliegt.
glueckauf-field-closed = { glueckauf-the-field } ist bei { $players } Personen gesperrt.
glueckauf-too-few-workers = { glueckauf-the-field } braucht jetzt { $needed } Arbeiter; { $missing ->
    [one] dir fehlt { $missing }
   *[other] dir fehlen { $missing }
}.
glueckauf-nothing-to-deliver = Du hast keinen vollständigen Auftrag auszuliefern ({ glueckauf-the-vehicle }).
glueckauf-stack-empty = { glueckauf-the-field }: Der Stapel ist aufgebraucht, es gibt nichts anzusehen.
glueckauf-field-empty = Bei { glueckauf-the-field } liegt nichts mehr.
glueckauf-too-little-money = Tunnelplättchen { $tile } kostet { $price } Mark; dir fehlen { $missing }.
glueckauf-not-drawn = { $card } ist nicht unter den Karten, die du ansiehst.
glueckauf-only-top = Du hast den ganzen Stapel angesehen: Oben und unten ist dasselbe, schreib „return top“.
glueckauf-supply-empty = Der Vorrat hat keine { glueckauf-cubes-of } mehr. Wähle eine andere Farbe.
glueckauf-cage-there = Der Förderkorb ist schon auf Etage { $level }. Wähle eine andere.
glueckauf-load-at-surface = Der Förderkorb ist über Tage: Fahr erst auf eine Etage hinunter, dann lade.
glueckauf-cage-full = Der Förderkorb ist voll: Er hat { $places } Plätze.
glueckauf-load-wrong-level = Auf Etage { $level } liegen keine { glueckauf-cubes-of }. Auf Etage { $right } hast du welche.
glueckauf-load-none = In deinen Loren liegen keine { glueckauf-cubes-of }, weder auf Etage { $level } noch sonst wo.
glueckauf-not-your-order = Auftrag { $order } ist keiner deiner ausstehenden Aufträge.
glueckauf-slot-filled = Auf Auftrag { $order } ist kein Ablagefeld in { glueckauf-slot-colour } mehr frei.
glueckauf-too-few-steps = Zwei Würfel brauchen { $needed } Arbeitsschritte; du hast noch { $steps }.
glueckauf-fill-below = Der Förderkorb ist auf Etage { $level }: Fahr ihn erst nach über Tage, dann nimm seine Würfel.
glueckauf-no-cube = { $where ->
    [store] In deinem Kohlelager
   *[cage] Im Förderkorb
} brauchst du { $needed } der { glueckauf-cubes-of }, so viele sind nicht da.
glueckauf-store-below = Der Förderkorb ist auf Etage { $level }: Fahr ihn erst nach über Tage, dann lagere ein.
glueckauf-store-wanted = Du darfst { glueckauf-one-cube } nicht einlagern: Auftrag { $order } will ihn. Leg ihn dorthin.

# Was Felder, Karten und Wörter bedeuten
glueckauf-about-factory = { glueckauf-the-field }: Kauf das ausliegende Tunnelplättchen zu seinem Preis, nimm für jede Lore einen Würfel seiner Farbe und bau es in dein Bergwerk ein. Das Feld wird vom Stapel aufgefüllt.
glueckauf-about-factory-draw = { glueckauf-the-field }: Sieh dir die obersten fünf Tunnelplättchen an, kauf eines davon oder keines und leg den Rest in beliebiger Reihenfolge zurück, alles oben oder alles unten.
glueckauf-about-mine = { glueckauf-the-field }: bis zu { $which } Arbeitsschritte. Je einer: Förderkorb fahren, Würfel laden, Würfel auf ein passendes Ablagefeld legen, Würfel einlagern. Zwei beliebige Würfel für ein Ablagefeld brauchen zwei.
glueckauf-about-deliver = { glueckauf-the-field }: Liefere alle deine vollständigen Aufträge dieses Transportmittels aus und erhalte ihre Punkte. Ihre Würfel gehen in den Vorrat zurück.
glueckauf-about-money = { glueckauf-the-field }: Nimm { $which } Mark.
glueckauf-about-order = { glueckauf-the-field }: Nimm den ausliegenden Auftrag. Das Feld wird sofort aufgefüllt. Ein am Ende noch ausstehender Auftrag kostet einen Punkt.
glueckauf-about-order-draw = { glueckauf-the-field }: Sieh dir die obersten fünf Aufträge an, nimm einen davon oder keinen und leg den Rest in beliebiger Reihenfolge zurück, alles oben oder alles unten.
glueckauf-about-bank = { glueckauf-the-field }: ein Arbeiter, wer auch immer dort steht; nimm 1 Mark. Niemand muss weichen, und es geht immer.
glueckauf-about-canteen = Die Kantine: Von einem Feld verdrängte Arbeiter bleiben hier bis zum Ende der Schicht. Man kann sie nicht wählen.
glueckauf-about-clock = Die Schichtuhr: Nach Schicht 1 werden ihre Elemente 1 bis 4 gewertet, nach Schicht 2 die Elemente 1 bis 8, nach Schicht 3 alle zwölf. Wer am meisten hat, erhält die erste Zahl, der Zweite die andere (nicht zu zweit). Bei Gleichstand vorn erhalten sie alle, und es gibt keinen Zweiten; wer nichts hat, geht leer aus.
glueckauf-about-end = Am Ende: 1 Punkt je 5 Mark und je 3 Würfel, −1 je ausstehendem Auftrag, −2 für jedes Tunnelplättchen, das eine Seite des Bergwerks mehr hat als die andere. Die meisten Punkte gewinnen, dann das meiste übrige Geld.
glueckauf-about-verb-draft = draft N: Nimm vor der ersten Schicht Auftrag N von den ausliegenden.
glueckauf-about-verb-place = place FELD: Setz einen Arbeiter mehr auf ein Feld, als dort stehen, und führ seine Aktion aus. Wer dort stand, geht in die Kantine.
glueckauf-about-verb-take = take KARTE: Nimm eine der Karten, die du ansiehst, ein Tunnelplättchen zu seinem Preis; „take none“ nimmt nichts.
glueckauf-about-verb-return = return top, return bottom: wohin alle übrigen angesehenen Karten kommen.
glueckauf-about-verb-next = next KARTE: welche Karte von oben als nächste in dem liegt, was du zurücklegst; die letzte folgt von selbst.
glueckauf-about-verb-coal = coal F: Dem Vorrat fehlt die Farbe des Tunnelplättchens, also wähle einen Würfel der Farbe F für die Lore.
glueckauf-about-verb-cage = cage E: ein Arbeitsschritt; fahr den Förderkorb auf Etage E, 0 ist über Tage.
glueckauf-about-verb-load = load F: ein Arbeitsschritt; ein Würfel der Farbe F aus einer Lore dieser Etage in den Förderkorb, der fünf fasst.
glueckauf-about-verb-fill = fill N S X: ein Arbeitsschritt; Würfel X (c:g ist ein grauer aus dem Förderkorb, s:g aus dem Kohlelager) auf ein Ablagefeld der Farbe S von Auftrag N. Mit zwei beliebigen Würfeln X Y: zwei Arbeitsschritte.
glueckauf-about-verb-store = store F: ein Arbeitsschritt; ein Würfel aus dem Förderkorb, der über Tage ist, in dein Kohlelager. Im strengen Spiel nur, wenn keiner deiner ausstehenden Aufträge die Farbe will.
glueckauf-about-verb-stop = stop: Hör jetzt auf zu fördern; übrige Schritte verfallen.
glueckauf-about-tile = Tunnelplättchen { $tile }: { $carts ->
    [one] { $carts } Lore
   *[other] { $carts } Loren
}, { glueckauf-tile-colour }, Seite { glueckauf-tile-side }, { $price } Mark.
glueckauf-about-order-card = Auftrag { $order }: { glueckauf-the-vehicle }, { $points } Punkte, Ablagefelder { $slots }.

# Das Brett im Terminal
glueckauf-screen-turn = Schicht { $shift } von 3 · Start { $start } · { $name }: { glueckauf-the-question }
glueckauf-screen-over = Das Spiel ist zu Ende
glueckauf-screen-steps = { $steps ->
    [one] noch { $steps } Schritt
   *[other] noch { $steps } Schritte
}
glueckauf-screen-supply = Vorrat
glueckauf-screen-legend = {" "}· A2→3: zwei von A stehen da, es braucht drei · groß: gefüllt · +1?: verdeckt
glueckauf-screen-pool = Aufträge zur Wahl
glueckauf-screen-drawn = Du siehst dir an:
glueckauf-screen-known = Zurückgelegt (@ Stelle):
glueckauf-screen-looking = { $cards ->
    [one] { $cards } Karte wird angesehen
   *[other] { $cards } Karten werden angesehen
}
glueckauf-screen-clock = Uhr
glueckauf-screen-points = Punkte
glueckauf-screen-slots = □
glueckauf-screen-carts = leer{" "}
glueckauf-screen-purse = { $workers } Arbeiter · { $money } Mark
glueckauf-screen-delivered = { $delivered } geliefert · schief { $tilt }
glueckauf-screen-cage = Förderkorb { $level }
glueckauf-screen-store = Kohlelager
glueckauf-screen-score = { $score } SP
