# Analyses

zwergar-review-phase-early = eerste derde deel
zwergar-review-phase-middle = tweede derde deel
zwergar-review-phase-late = laatste derde deel
zwergar-review-phase-last = na de rondes
zwergar-review-kind-project = beurten met een project
zwergar-review-kind-upgrade = beurten met een verbetering
zwergar-review-kind-work = andere beurten
zwergar-review-kind-free-upgrade = gratis verbeteringen
zwergar-review-project = Hij voltooit project { $project } voor { $points } punten: { $gain } punten meer door projecten.
zwergar-review-upgrade = Hij verbetert project { $project }: { $gain } punten meer door verbeteringen en hun effecten.
zwergar-review-furnaces = Hij bouwt { $furnaces ->
    [one] een oven
   *[other] { $furnaces } ovens
} meer: { $gain } punten meer door ovens.
zwergar-review-installed = Hij bouwt { $furnaces ->
    [one] een oven
   *[other] { $furnaces } ovens
} meer in: { $gain } punten meer door ovens.
zwergar-review-heat = Je liet { $heat } warmte meer ongebruikt. Dat kost { $gain } punten door de lift.
