# Analysen

glueckauf-review-phase-draft = Auftragswahl
glueckauf-review-phase-shift-1 = erste Schicht
glueckauf-review-phase-shift-2 = zweite Schicht
glueckauf-review-phase-shift-3 = dritte Schicht
glueckauf-review-kind-draft = erste Aufträge
glueckauf-review-kind-factory = Lorenfabrik
glueckauf-review-kind-mine = Fördern
glueckauf-review-kind-deliver = Auslieferung
glueckauf-review-kind-money = Geld
glueckauf-review-kind-order = Aufträge
glueckauf-review-kind-bank = Passen
glueckauf-review-kind-take = Auswahl vom Stapel
glueckauf-review-deliver = Er liefert jetzt { $orders ->
    [one] einen Auftrag
   *[other] { $orders } Aufträge
} für { $points } Punkte aus: { $gain } Punkte mehr durch Aufträge und Mehrheiten.
glueckauf-review-complete = Er macht { $orders ->
    [one] einen Auftrag
   *[other] { $orders } Aufträge
} mehr vollständig: { $gain } Punkte mehr durch Aufträge und Mehrheiten.
glueckauf-review-order = Er nimmt Auftrag { $order } ({ $points } Punkte), bevor es ein Gegner tut: { $gain } Punkte mehr durch Aufträge und Mehrheiten.
glueckauf-review-steps = Du hast { $left } von { $steps } Arbeitsschritten nicht genutzt. Das kostet { $gain } Punkte durch Aufträge und Mehrheiten.
