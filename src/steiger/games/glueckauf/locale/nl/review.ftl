# Analyses

glueckauf-review-phase-draft = bestellingen kiezen
glueckauf-review-phase-shift-1 = eerste shift
glueckauf-review-phase-shift-2 = tweede shift
glueckauf-review-phase-shift-3 = derde shift
glueckauf-review-kind-draft = eerste bestellingen
glueckauf-review-kind-factory = mijnkarfabriek
glueckauf-review-kind-mine = ontginning
glueckauf-review-kind-deliver = aflevering
glueckauf-review-kind-money = geld
glueckauf-review-kind-order = bestellingen
glueckauf-review-kind-bank = passen
glueckauf-review-kind-take = keuze uit de stapel
glueckauf-review-deliver = Hij levert nu { $orders ->
    [one] een bestelling
   *[other] { $orders } bestellingen
} af voor { $points } punten: { $gain } punten meer door bestellingen en meerderheden.
glueckauf-review-complete = Hij volbrengt { $orders ->
    [one] een bestelling
   *[other] { $orders } bestellingen
} meer: { $gain } punten meer door bestellingen en meerderheden.
glueckauf-review-order = Hij neemt bestelling { $order } ({ $points } punten) voordat een tegenstander het doet: { $gain } punten meer door bestellingen en meerderheden.
glueckauf-review-steps = Je liet { $left } van { $steps } werkstappen ongebruikt. Dat kost { $gain } punten door bestellingen en meerderheden.
