# Analysen

zwergar-review-phase-early = erstes Drittel
zwergar-review-phase-middle = zweites Drittel
zwergar-review-phase-late = letztes Drittel
zwergar-review-phase-last = nach den Runden
zwergar-review-kind-project = Züge mit Projekt
zwergar-review-kind-upgrade = Züge mit Aufwertung
zwergar-review-kind-work = andere Züge
zwergar-review-kind-free-upgrade = kostenlose Aufwertungen
zwergar-review-project = Er schließt Projekt { $project } für { $points } Punkte ab: { $gain } Punkte mehr durch Projekte.
zwergar-review-upgrade = Er wertet Projekt { $project } auf: { $gain } Punkte mehr durch Aufwertungen und ihre Effekte.
zwergar-review-furnaces = Er baut { $furnaces ->
    [one] einen Ofen
   *[other] { $furnaces } Öfen
} mehr: { $gain } Punkte mehr durch Öfen.
zwergar-review-installed = Er installiert { $furnaces ->
    [one] einen Ofen
   *[other] { $furnaces } Öfen
} mehr: { $gain } Punkte mehr durch Öfen.
zwergar-review-heat = Du hast { $heat } Wärme mehr ungenutzt gelassen. Das kostet { $gain } Punkte durch den Aufzug.
