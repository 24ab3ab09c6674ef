web-zwergar = Zwergar
web-zwergar-tab-own = Clan
web-zwergar-pitch = Een dwergenrijk: graaf diep, houd de ovens heet, voltooi grote werken.
web-zwergar-option-short = Lengte
web-zwergar-option-short-false = tien ronden
web-zwergar-option-short-true = acht ronden
web-zwergar-option-sets = Projectsets
web-zwergar-option-sets-west = Westelijke Gewesten
web-zwergar-option-sets-new-shaft = Nieuwe Schacht
web-zwergar-option-sets-gold = Goudlaag
web-zwergar-option-sets-old-shaft = Oude Schacht
web-zwergar-option-sets-east = Oostelijke Gewesten
web-zwergar-kingdom = Rijk
web-zwergar-mine = Mijn
web-zwergar-projects = Projecten
web-zwergar-stack = Stapel van { $size }, waarvan { $basic } eenvoudige
web-zwergar-event = Gebeurtenis
web-zwergar-no-event = Nog geen gebeurtenis
web-zwergar-round = Ronde { $round } van { $rounds }
web-zwergar-between = Tussenniveau
web-zwergar-levels = Niveau
web-zwergar-level = Niveau { $level }
web-zwergar-yield = Opbrengst van niveau { $level } en het extraatje
web-zwergar-amount = { $count } { $what }
web-zwergar-heat-name = warmte
web-zwergar-empty = niemand daar
web-zwergar-foreman-of = voorman van { $name }
web-zwergar-furnace-of = oven van { $name }
web-zwergar-install-price = Een oven inbouwen kost { $price }
web-zwergar-with-furnaces = { $count ->
    [one] , { $count } oven wordt koud
   *[other] , { $count } ovens worden koud
  }
web-zwergar-less = , 1 { $resource } minder
web-zwergar-more-heat = , { $count } warmte meer
web-zwergar-project = { $name } ({ $set }): { $state ->
    [open] voltooien voor { $cost }, { $points } OP; verbeteren voor { $upgrade }, { $more } OP
    [completed] voltooid; verbeteren voor { $upgrade }, { $more } OP
   *[upgraded] verbeterd
  }
web-zwergar-price-now = nu { $price } (gedrukt: { $printed })
web-zwergar-dwarfs = Dwergen
web-zwergar-resources = Grondstoffen
web-zwergar-furnaces = Ovens en warmte
web-zwergar-furnace-counts = { $warm } warme ovens, { $cold } koude
web-zwergar-heat = Warmte { $heat }
web-zwergar-silverbeard = Zilverbaard
web-zwergar-done = { $count ->
    [0] Nog geen projecten
    [one] { $count } project
   *[other] { $count } projecten
  }
web-zwergar-standings = Voltooide projecten per set
web-zwergar-completed = Voltooid
web-zwergar-upgraded = Verbeterd
web-zwergar-ask-choose = { $actions ->
    [one] Zet een dwerg op een plaats: laatste actie.
   *[other] Zet een dwerg op een plaats: nog { $actions } acties.
  }
web-zwergar-ask-decline = Extra acties: nog { $actions }. Zet een dwerg in of beëindig om van de rest af te zien.
web-zwergar-ask-work = Hier werkt je { $dwarf }: { $place }.
web-zwergar-ask-rest = Een pauze.
web-zwergar-ask-upgrade = Verbeter gratis een project.
web-zwergar-ask-over = Het spel is afgelopen.
web-zwergar-do-place = { $dwarf }: { $place }
web-zwergar-do-visit = { $dwarf }: { $place }, zonder te delven
web-zwergar-do-break = Pauze; dwerg van: { $place }
web-zwergar-do-lift = { $steps ->
    [1] Lift: 1 stap{ $heat }
   *[other] Lift: { $steps } stappen{ $heat }
  }
web-zwergar-do-stones = Steen in de mijnkarren: { $level }
web-zwergar-do-light = Een oven aansteken
web-zwergar-do-light-all = Alle ovens aansteken
web-zwergar-do-heat = Warmte krijgen
web-zwergar-do-convert = { $resource } omzetten
web-zwergar-do-smelt = { $resource } smelten{ $heat }
web-zwergar-do-build = Een oven bouwen
web-zwergar-do-complete = { $project } voltooien{ $payment }
web-zwergar-do-upgrade = { $project } verbeteren{ $payment }
web-zwergar-do-refund = { $resource } terugkrijgen
web-zwergar-do-install = Hier een oven inbouwen
web-zwergar-do-steam = Stoom voor { $resource }{ $heat }
web-zwergar-do-as = Geldt als { $dwarf }{ $heat }
web-zwergar-do-silverbeard = Zilverbaard: bonus { $dwarf }
web-zwergar-do-end = Actie beëindigen
