web-zwergar = Zwergar
web-zwergar-tab-own = Clan
web-zwergar-pitch = Ein Zwergenreich: tief graben, die Öfen heizen, große Werke vollbringen.
web-zwergar-option-short = Länge
web-zwergar-option-short-false = zehn Runden
web-zwergar-option-short-true = acht Runden
web-zwergar-option-sets = Projektsets
web-zwergar-option-sets-west = Westliche Gefilde
web-zwergar-option-sets-new-shaft = Neuer Schacht
web-zwergar-option-sets-gold = Goldebene
web-zwergar-option-sets-old-shaft = Alter Schacht
web-zwergar-option-sets-east = Östliche Gefilde
web-zwergar-kingdom = Reich
web-zwergar-mine = Mine
web-zwergar-projects = Projekte
web-zwergar-stack = Stapel mit { $size }, davon { $basic } einfache
web-zwergar-event = Ereignis
web-zwergar-no-event = Noch kein Ereignis
web-zwergar-round = Runde { $round } von { $rounds }
web-zwergar-between = Zwischenebene
web-zwergar-levels = Ebene
web-zwergar-level = Ebene { $level }
web-zwergar-yield = Ertrag der Ebene { $level } und die zusätzlichen Ressourcen
web-zwergar-amount = { $count } { $what }
web-zwergar-heat-name = Wärme
web-zwergar-empty = niemand dort
web-zwergar-foreman-of = Vorarbeiter von { $name }
web-zwergar-furnace-of = Ofen von { $name }
web-zwergar-install-price = Einen Ofen zu installieren kostet { $price }
web-zwergar-with-furnaces = { $count ->
    [one] , { $count } Ofen wird kalt
   *[other] , { $count } Öfen werden kalt
  }
web-zwergar-less = , 1 { $resource } weniger
web-zwergar-more-heat = , { $count } Wärme mehr
web-zwergar-project = { $name } ({ $set }): { $state ->
    [open] abschließen für { $cost }, { $points } SP; aufwerten für { $upgrade }, { $more } SP
    [completed] abgeschlossen; aufwerten für { $upgrade }, { $more } SP
   *[upgraded] aufgewertet
  }
web-zwergar-price-now = jetzt { $price } (aufgedruckt: { $printed })
web-zwergar-dwarfs = Zwerge
web-zwergar-resources = Ressourcen
web-zwergar-furnaces = Öfen und Wärme
web-zwergar-furnace-counts = { $warm } warme Öfen, { $cold } kalte
web-zwergar-heat = Wärme { $heat }
web-zwergar-silverbeard = Silberbart
web-zwergar-done = { $count ->
    [0] Noch keine Projekte
    [one] { $count } Projekt
   *[other] { $count } Projekte
  }
web-zwergar-standings = Abgeschlossene Projekte je Set
web-zwergar-completed = Abgeschlossen
web-zwergar-upgraded = Aufgewertet
web-zwergar-ask-choose = { $actions ->
    [one] Stell einen Zwerg auf einen Ort: letzte Aktion.
   *[other] Stell einen Zwerg auf einen Ort: noch { $actions } Aktionen.
  }
web-zwergar-ask-decline = Zusätzliche Aktionen: noch { $actions }. Setze einen Zwerg ein oder beende, um auf den Rest zu verzichten.
web-zwergar-ask-work = Hier arbeitet dein { $dwarf }: { $place }.
web-zwergar-ask-rest = Eine Pause.
web-zwergar-ask-upgrade = Werte ein Projekt kostenlos auf.
web-zwergar-ask-over = Das Spiel ist aus.
web-zwergar-do-place = { $dwarf }: { $place }
web-zwergar-do-visit = { $dwarf }: { $place }, ohne abzubauen
web-zwergar-do-break = Pause; Zwerg von: { $place }
web-zwergar-do-lift = { $steps ->
    [1] Aufzug: 1 Schritt{ $heat }
   *[other] Aufzug: { $steps } Schritte{ $heat }
  }
web-zwergar-do-stones = Stein in die Loren: { $level }
web-zwergar-do-light = Einen Ofen anzünden
web-zwergar-do-light-all = Alle Öfen anzünden
web-zwergar-do-heat = Wärme erhalten
web-zwergar-do-convert = { $resource } umwandeln
web-zwergar-do-smelt = { $resource } schmelzen{ $heat }
web-zwergar-do-build = Einen Ofen bauen
web-zwergar-do-complete = { $project } abschließen{ $payment }
web-zwergar-do-upgrade = { $project } aufwerten{ $payment }
web-zwergar-do-refund = { $resource } zurückbekommen
web-zwergar-do-install = Hier einen Ofen installieren
web-zwergar-do-steam = Dampf für { $resource }{ $heat }
web-zwergar-do-as = Gilt als { $dwarf }{ $heat }
web-zwergar-do-silverbeard = Silberbart: Bonus { $dwarf }
web-zwergar-do-end = Aktion beenden
