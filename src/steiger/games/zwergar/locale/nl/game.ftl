# Namen
zwergar-name = Zwergar
zwergar-place-mine-1 = Mijnniveau 1
zwergar-place-mine-2 = Mijnniveau 2
zwergar-place-mine-3 = Mijnniveau 3
zwergar-place-mine-4 = Mijnniveau 4
zwergar-place-lab = Laboratorium van de alchemist
zwergar-place-boiler = Stoomketel
zwergar-place-lift = Lift
zwergar-place-forge = Smidse
zwergar-place-smelter = Smelterij
zwergar-place-office = Kantoor van de hoofdingenieur
zwergar-place-none = nergens
zwergar-dwarf-miner = mijnwerker
zwergar-dwarf-smith = smid
zwergar-dwarf-engineer = ingenieur
zwergar-dwarf-foreman = voorman
zwergar-resource-s = steen
zwergar-resource-i = ijzer
zwergar-resource-g = goud
zwergar-resource-j = juweel
zwergar-set-west = Westelijke Gewesten
zwergar-set-new-shaft = Nieuwe Schacht
zwergar-set-gold = Goudlaag
zwergar-set-old-shaft = Oude Schacht
zwergar-set-east = Oostelijke Gewesten
zwergar-phase-choose = een dwerg inzetten
zwergar-phase-work = de plaats gebruiken of de actie beëindigen
zwergar-phase-upgrade = een project gratis verbeteren of ervan afzien
zwergar-phase-over = het spel is afgelopen
zwergar-source-projects = voltooide projecten
zwergar-source-upgrades = verbeteringen
zwergar-source-new-shaft = Nieuwe Schacht
zwergar-source-furnaces = ingebouwde ovens
zwergar-source-lift = geloste mijnkarborden
zwergar-source-arrivals = clanlift
zwergar-source-events = gebeurtenissen
zwergar-source-foundry = goudgieterij
zwergar-source-chimney = schoorsteen
zwergar-source-end-effects = einde van het spel

zwergar-project-1 = Meestergereedschap
zwergar-project-2 = Bowlingtunnel
zwergar-project-3 = Bridgeclub
zwergar-project-4 = Cricketveld
zwergar-project-5 = Eigen transportband
zwergar-project-6 = De noordelijke muur
zwergar-project-7 = Wapenkamer
zwergar-project-8 = Schutswal bij de afgrond
zwergar-project-9 = Clanlift
zwergar-project-10 = Poort naar de Nieuwe Schacht
zwergar-project-11 = Steunbalken voor de Nieuwe Schacht
zwergar-project-12 = Gestutte gang
zwergar-project-13 = Rails
zwergar-project-14 = Ertstransport
zwergar-project-15 = Schachtverlichting
zwergar-project-16 = Geschoolde padvinders
zwergar-project-17 = Diamantboor
zwergar-project-18 = Runen die het plafond dragen
zwergar-project-19 = Geheime gang
zwergar-project-20 = Goudgieterij
zwergar-project-21 = Ingang van de schatkamer
zwergar-project-22 = Kolossaal standbeeld
zwergar-project-23 = Goudsmid
zwergar-project-24 = Grote smeltkroes
zwergar-project-25 = Juwelier
zwergar-project-26 = Langbaards vertrek
zwergar-project-27 = Schatbewaking
zwergar-project-28 = Brug over de lavastroom
zwergar-project-29 = Versterkte stelling
zwergar-project-30 = Brokkelende wal
zwergar-project-31 = Gang met instortingsgevaar
zwergar-project-32 = Vervloekte schat
zwergar-project-33 = Verlaten lift
zwergar-project-34 = Brandoven
zwergar-project-35 = Munitieopslag
zwergar-project-36 = Oude ketel
zwergar-project-37 = Zuidelijke stoompijpen
zwergar-project-38 = Centrale gasleiding
zwergar-project-39 = Noordelijke stoompijpen
zwergar-project-40 = Ketel van de meester
zwergar-project-41 = Kolenbreker
zwergar-project-42 = Hoofdklep
zwergar-project-43 = Runenhal
zwergar-project-44 = Behulpzame Linne
zwergar-project-45 = Schoorsteen
zwergar-event-46 = Ketelontploffing
zwergar-event-47 = Tandwielen in bedrijf
zwergar-event-48 = Storing aan de lift
zwergar-event-49 = Vloerverwarming
zwergar-event-50 = Bond meldt dubbele productie
zwergar-event-51 = Veiligheidsinstructie
zwergar-event-52 = De hoofdingenieur bedenkt zich
zwergar-event-53 = Oververhitte zwengel
zwergar-event-54 = Kapotte boor
zwergar-event-55 = Instorting
zwergar-event-56 = Schachtonderhoud
zwergar-event-57 = De alchemist doet boem
zwergar-event-58 = Nieuwe juwelenader
zwergar-event-59 = Stoompijp
zwergar-event-60 = Vrolijk en blij

# Dezelfde namen in zinnen, gekozen naar het woord van de notatie
zwergar-the-place = { $place ->
     [mine-1] { zwergar-place-mine-1 }
     [mine-2] { zwergar-place-mine-2 }
     [mine-3] { zwergar-place-mine-3 }
     [mine-4] { zwergar-place-mine-4 }
     [lab] { zwergar-place-lab }
     [boiler] { zwergar-place-boiler }
     [lift] { zwergar-place-lift }
     [forge] { zwergar-place-forge }
     [smelter] { zwergar-place-smelter }
     [office] { zwergar-place-office }
    *[none] { zwergar-place-none }
}
zwergar-a-dwarf = { $dwarf ->
     [miner] een mijnwerker
     [smith] een smid
     [engineer] een ingenieur
    *[foreman] de voorman
}
zwergar-the-dwarf = { $dwarf ->
     [miner] mijnwerker
     [smith] smid
     [engineer] ingenieur
    *[foreman] voorman
}
zwergar-a-resource = { $resource ->
     [s] steen
     [S] steen
     [i] ijzer
     [I] ijzer
     [g] goud
     [G] goud
     [j] juweel
    *[J] juweel
}
zwergar-the-question = { $phase ->
     [choose] { zwergar-phase-choose }
     [work] { zwergar-phase-work }
     [upgrade] { zwergar-phase-upgrade }
    *[over] { zwergar-phase-over }
}
zwergar-on-level = { $level ->
     [0] het tussenniveau
    *[other] niveau { $level }
}
zwergar-on-levels = de niveaus { $first } en { $last }
zwergar-counted = { $end_counts ->
     [upgraded] verbeterde projecten
     [S] steen
     [I] ijzer
     [G] goud
     [J] juwelen
     [jewel-projects] voltooide projecten die een juweel kosten
     [sheet-furnaces] ovens op je clanbord
    *[board-furnaces] door jou ingebouwde ovens
}

# Wat spelers deden
zwergar-log-place = zet { zwergar-a-dwarf } in: { zwergar-the-place }
zwergar-log-visit = bezoekt zonder te delven met { zwergar-a-dwarf }: { zwergar-the-place }
zwergar-log-break = { $place ->
     [none] neemt pauze en roept de voorman terug
    *[other] neemt pauze en haalt de specialist van: { zwergar-the-place }
}
zwergar-log-lift = laat de lift draaien, stappen: { $steps }
zwergar-log-stones = legt een steen in elke mijnkar op niveau { $level }
zwergar-log-light = steekt een oven aan
zwergar-log-light-all = steekt alle ovens aan
zwergar-log-heat = krijgt warmte
zwergar-log-convert = zet om: { zwergar-a-resource }
zwergar-log-smelt = smelt: { zwergar-a-resource }
zwergar-log-build = bouwt een oven
zwergar-log-complete = voltooit project { $project }
zwergar-log-upgrade = verbetert project { $project }
zwergar-log-refund = krijgt terug: { zwergar-a-resource }
zwergar-log-install = bouwt een oven in
zwergar-log-steam = maakt van stoom: { zwergar-a-resource }
zwergar-log-as = laat de dwerg werken als { zwergar-the-dwarf }
zwergar-log-silverbeard = vraagt Zilverbaard om hulp als { zwergar-the-dwarf }
zwergar-log-end = beëindigt de actie

# Waarom niet
zwergar-other-question = “{ $verb }” wordt nu niet gevraagd. Nu: { zwergar-the-question }.
zwergar-wrong-place = “{ $verb }” kan niet hier ({ $here }), maar hier: { $where }.
zwergar-break-only = In de pauze is er geen “{ $verb }”: beëindig de actie.
zwergar-must-break = Je hebt geen dwerg meer: neem pauze.
zwergar-visit-rules = Dit spel begon onder regelversie 1. Daar kun je niet van het delven afzien.
zwergar-visit-nothing = Op niveau { $level } zou niets worden gedolven. Zet de dwerg met “place” in in plaats van te bezoeken.
zwergar-no-dwarf = Je hebt { $dwarf ->
     [foreman] de voorman niet bij je
    *[other] geen { zwergar-the-dwarf } bij je
}.
zwergar-break-with-dwarfs = Pauze is alleen voor wie geen dwerg meer heeft.
zwergar-break-somebody = Er staat nog een specialist op een plaats: neem er een mee.
zwergar-break-foreman = Hier staat een voorman, geen specialist: { zwergar-the-place }.
zwergar-break-nobody = Hier staat niemand: { zwergar-the-place }.
zwergar-too-little-heat = Dit kost { $needed } warmte; spoor en warme ovens samen hebben { $missing } te weinig.
zwergar-too-many-furnaces = Dit kost maar { $needed } warmte, { $furnaces } ovens zijn te veel.
zwergar-too-few-warm = Je wilt { $furnaces } ovens doven, maar op je clanbord zijn er maar { $warm } warm.
zwergar-track-short = Dit kost { $needed } warmte en je spoor heeft { $heat }: minstens { $least } moeten van ovens komen, niet { $furnaces }.
zwergar-too-few-resources = Je mist { $missing }.
zwergar-none-of = Daarvoor heb je geen { zwergar-a-resource }.
zwergar-lab-shut = De bonussen van het laboratorium zijn er deze ronde niet.
zwergar-no-bonus = Deze bonus ({ $bonus }) hoort bij { zwergar-a-dwarf }: { zwergar-the-place }.
zwergar-used = “{ $verb }” is in deze actie al gebruikt.
zwergar-no-cold-furnace = Je hebt geen koude oven om aan te steken.
zwergar-no-more-conversions = Je hebt alle { $number } omzettingen van deze actie gedaan.
zwergar-no-more-furnaces = Je hebt al je { $most } ovens gebouwd.
zwergar-no-pipe = Daarvoor heb je project { $project } nodig, verbeterd.
zwergar-not-open = Project { $project } ligt niet open.
zwergar-discount-say = Zeg wat project 1 bespaart: complete { $project } -s (steen) of -i (ijzer).
zwergar-discount-unasked = Bij project { $project } valt er geen korting te kiezen: laat -s en -i weg.
zwergar-upgraded-already = Project { $project } is al verbeterd.
zwergar-not-completed = Project { $project } heb je niet voltooid.
zwergar-upgrade-only-completed = In het kantoor kun je alleen verbeteren wat je net hebt voltooid, niet project { $project }.
zwergar-refund-nothing = Je hebt in deze actie nog geen project voltooid.
zwergar-refund-kind = Alleen waarvan je meer dan 1 betaalde komt terug; { zwergar-a-resource }: { $paid } betaald.
zwergar-install-foreman = Alleen de voorman bouwt ovens in.
zwergar-install-taken = Hier is al een oven: { zwergar-the-place }.
zwergar-install-none = Je hebt geen oven op je clanbord.
zwergar-as-project = Daarvoor heb je project 44 nodig, verbeterd.
zwergar-as-where = In de mijn kan onder regelversie 1 geen dwerg voor een ander doorgaan.
zwergar-as-foreman = De voorman kan niet voor een ander doorgaan.
zwergar-as-mine = In de mijn geeft project 44 alleen een ontbrekend extraatje: je mijnkar moet in deze actie de opbrengst zonder extraatje hebben gekregen, en een verbeterd project moet dit soort het extraatje laten delven ({ zwergar-the-dwarf }).
zwergar-as-late = In deze actie is al een bonus gebruikt: te laat om te wisselen.
zwergar-as-same = Je dwerg is al { zwergar-a-dwarf }.
zwergar-silverbeard-not-yours = Zilverbaard is niet bij jou.
zwergar-silverbeard-mine = In de mijn zijn er geen bonussen die Zilverbaard kan lenen.
zwergar-silverbeard-had = Deze bonus ({ zwergar-the-dwarf }) heb je al.
zwergar-silverbeard-no-bonus = Hier is geen bonus voor { zwergar-a-dwarf }: { zwergar-the-place }.

# Opzet en materiaal
zwergar-sets-count = Kies evenveel sets als er spelers zijn ({ $players }), niet: { $given }.
zwergar-sets-differ = De opzet heeft andere sets ({ $given }) dan de optie vraagt ({ $wanted }).
zwergar-setup-basic = Project { $card } op plaats { $place } van de stapel ligt verkeerd: de eenvoudige liggen op de gevorderde.
zwergar-components-table = { $place } is geen tabel van namen en waarden.
zwergar-components-section = Er is geen onderdeel “{ $section }” in het materiaal; “steiger components zwergar” toont ze allemaal.
zwergar-components-name = { $place } bestaat niet in het materiaal. Dit onderdeel heeft: { $names }.
zwergar-components-number = { $place } is een geheel getal van { $least } tot { $most }, niet “{ $given }”.
zwergar-components-word = { $place } is een van { $allowed }, niet “{ $given }”.
zwergar-components-cost = { $place } schrijf je als “{ $example }” (“0” voor niets), niet “{ $given }”.
zwergar-components-amount = { $place }: hoogstens { $most } van een grondstof en { $heat } warmte, elk één keer, niet “{ $given }”.
zwergar-components-bonus = { $place }: beide bonussen horen bij hetzelfde soort dwerg.
zwergar-components-furnaces = { $place }: meer ovens aan het begin dan een clan heeft.
zwergar-components-actions = { $place }: er zou geen actie overblijven in een beurt.

# Wat plaatsen, kaarten en woorden zijn
zwergar-about-mine = { zwergar-the-place }: als je mijnkar op dit niveau geen grondstoffen bevat, komt er { $yield } in; met het extraatje ook { $extra }. Je voorman klimt zelf in de mijnkar.
zwergar-about-lab = { zwergar-the-place }: één omzetting: 1I → { $iron-gives }, 1G → { $gold-gives } of 1J → { $jewel-gives }. Bonussen: nog { $more-conversions } omzettingen ({ $convert-bonus }); een oven aansteken en { $heat } warmte ({ $light-bonus }).
zwergar-about-boiler = { zwergar-the-place }: een oven aansteken. Bonussen: alle aansteken ({ $light-all-bonus }); { $heat } warmte ({ $heat-bonus }).
zwergar-about-lift = { zwergar-the-place }: alle mijnkarborden gaan een niveau omhoog, het bovenste wordt gelost; elke verdere stap kost { $step-heat } warmte. Bonussen: { $step-vp } punt per stap zolang er iets in een mijnkar ligt ({ $points-bonus }); { $load } in elke mijnkar van één niveau ({ $stones-bonus }).
zwergar-about-forge = { zwergar-the-place }: een koude oven bouwen voor { $first-furnace }. Bonussen: nog een voor { $second-furnace } ({ $build-bonus }); een oven aansteken ({ $light-bonus }).
zwergar-about-smelter = { zwergar-the-place }: zo vaak je wilt: { $stone-heat }h en 1S → { $stone-gives }, { $iron-heat }h en 1I → { $iron-gives }, { $gold-heat }h en 1G → { $gold-gives }. Bonussen: voltooide projecten verbeteren voor elk { $upgrade-heat } warmte meer ({ $upgrade-bonus }); { $heat } warmte ({ $heat-bonus }).
zwergar-about-office = { zwergar-the-place }: een open project voltooien en desgewenst meteen verbeteren. Bonussen: een grondstof terug waarvan je er meer dan 1 betaalde ({ $refund-bonus }); verbeteren kost { $less-heat } warmte minder ({ $discount-bonus }).
zwergar-about-price = Een oven kost hier { $price }.
zwergar-about-miner = Mijnwerkers hebben op meerdere plaatsen een bonus; wie er een verdringt, neemt hem mee.
zwergar-about-smith = Smeden hebben op meerdere plaatsen een bonus; wie er een verdringt, neemt hem mee.
zwergar-about-engineer = Ingenieurs hebben op meerdere plaatsen een bonus; wie er een verdringt, neemt hem mee.
zwergar-about-foreman = De voorman heeft geen bonus, maar bouwt ovens in. In de mijn rijdt hij in je mijnkar; verdrongen gaat hij naar jou terug.
zwergar-about-west = { zwergar-set-west }: wie de meeste van deze projecten heeft voltooid, krijgt na de laatste ronde { $actions } acties extra; bij gelijke stand allemaal.
zwergar-about-new-shaft = { zwergar-set-new-shaft }: elke verbetering van zo’n project levert { $vp } punten op voor elk dat je dan verbeterd hebt.
zwergar-about-gold = { zwergar-set-gold }: wie aan het eind de meeste van deze projecten heeft voltooid, verbetert één voltooid project gratis; bij gelijke stand allemaal.
zwergar-about-old-shaft = { zwergar-set-old-shaft }: wie bij het begin van een ronde als enige de meeste van deze projecten heeft, krijgt Zilverbaard; hij leent een bonus van de plaats waar je bezig bent.
zwergar-about-east = { zwergar-set-east }: aan het eind van je beurt houd je tot { $heat } warmte per voltooid project van deze set.
zwergar-about-turn = Een beurt: lege projectplaatsen worden aangevuld, dan { $actions } acties, dan zakt je warmte naar 0. Zonder dwerg is de actie een pauze.
zwergar-about-heat-track = Warmte betaal je van het warmtespoor, door warme ovens te doven, of met beide. Het spoor eindigt bij { $most } en zakt na je beurt naar 0.
zwergar-about-furnaces = Elke clan heeft { $each } ovens. Je voorman bouwt ze in voor { $install-vp } OP: in de mijn voor het extraatje, elders voor { $guest-heat } warmte telkens als een ander komt. Aan het eind van een ronde steekt wie een warme oven op het clanbord heeft een koude aan.
zwergar-about-carts = Elk mijnkarbord heeft een mijnkar per clan. Een lading van niveau n heeft n + 1 stappen van de lift nodig; dan is ze van jou.
zwergar-about-scoring = Na de laatste ronde: de extra acties van de Westelijke Gewesten, de gratis verbetering van de Goudlaag, dan wat verbeterde projecten aan het eind opleveren. De meeste punten winnen; dan juwelen, goud, ijzer, steen.
zwergar-about-project = { $number } { $name } ({ $set }): voltooien { $complete } → { $complete_vp } punten, verbeteren { $upgrade }{ $upgrade_vp ->
    [0] .
   *[other] {" "}→ { $upgrade_vp } punten.
}
zwergar-about-event = { $number } { $name }:
zwergar-about-verb-place = place DWERG Plaats: een actie beginnen; wie er staat, gaat eerst weg.
zwergar-about-verb-break = break Plaats: zonder dwerg je voorman en de specialist van een plaats terugnemen.
zwergar-about-verb-lift = lift N: de lift N stappen laten gaan; +F betaalt F warmte met ovens.
zwergar-about-verb-stones = stones L: de stenen van de ingenieur in elke mijnkar van niveau L, 0 is het tussenniveau.
zwergar-about-verb-light = light: een koude oven aansteken.
zwergar-about-verb-light-all = light-all: al je koude ovens aansteken.
zwergar-about-verb-heat = heat: de warmte van de smid bij ketel of smelterij.
zwergar-about-verb-convert = convert i, g of j: in het laboratorium één stuk in mindere omzetten.
zwergar-about-verb-smelt = smelt s, i of g: in de smelterij één stuk en warmte in een beter stuk.
zwergar-about-verb-build = build: een nieuwe koude oven in de smidse.
zwergar-about-verb-complete = complete N: het open project N voltooien; -s of -i zegt wat project 1 bespaart.
zwergar-about-verb-upgrade = upgrade N: project N verbeteren; xK betaalt K warmte meer voor project 45.
zwergar-about-verb-refund = refund s, i, g of j: de bonus van de ingenieur in het kantoor.
zwergar-about-verb-install = install: de voorman bouwt een oven in op de plaats waar hij bezig is.
zwergar-about-verb-steam = steam s of i: warmte in steen of ijzer met project 37 of 39.
zwergar-about-verb-as = as DWERG: met project 44 geldt je specialist in deze actie als een ander soort.
zwergar-about-verb-silverbeard = silverbeard DWERG: Zilverbaard afgeven en ook de bonus van dat soort op deze plaats gebruiken.
zwergar-about-verb-end = end: deze actie beëindigen; na de laatste is je beurt voorbij. Zo kun je ook van de extra acties van de Westelijke Gewesten afzien.
zwergar-about-verb-visit = visit DWERG MIJN: als place, maar er wordt niets gedolven.

# Wat kaarten doen
zwergar-effect-none = Geen effect.
zwergar-effect-new-shaft = Verbeteren levert { $vp } punten op voor elk project van de Nieuwe Schacht dat je dan verbeterd hebt.
zwergar-effect-cheaper = Voltooien kost je { $cheaper } steen of { $cheaper } ijzer minder.
zwergar-effect-cheaper-gold = Voltooien kost je { $cheaper_gold } goud minder.
zwergar-effect-smith-also = Je smid telt ook als: { $smith_also }.
zwergar-effect-engineer-also = Je ingenieur telt ook als: { $engineer_also }.
zwergar-effect-miner-also = Je mijnwerker telt ook als: { $miner_also }.
zwergar-effect-mines-extra = Hij delft het extraatje ({ $mines_extra }).
zwergar-effect-gain = Meteen: { $gain }.
zwergar-effect-gain-heat = Meteen: { $gain_heat } warmte.
zwergar-effect-light-all = Meteen: al je ovens aansteken.
zwergar-effect-warm-furnaces = Meteen: nieuwe warme ovens: { $warm_furnaces }.
zwergar-effect-more-actions = Meteen: extra acties: { $more_actions }.
zwergar-effect-others-gain = Meteen krijgen alle anderen { $others_gain }.
zwergar-effect-others-heat = Meteen krijgen alle anderen { $others_heat } warmte.
zwergar-effect-turn-gain = Aan het begin van elk van je beurten: { $turn_gain }.
zwergar-effect-turn-heat = Aan het begin van elk van je beurten: { $turn_heat } warmte.
zwergar-effect-set-relief = Verbeteren kost { $set_relief } warmte minder voor elk ander voltooid project van de set.
zwergar-effect-heat-vp = Bij het verbeteren zoveel extra warmte als je wilt: elk { $heat_vp } punt.
zwergar-effect-end-counts = Aan het eind: { $end_vp } punten per { $end_per } hiervan: { zwergar-counted }.
zwergar-effect-free-place-vp = Een specialist op een lege plaats of een met een vreemde voorman: { $free_place_vp } punt.
zwergar-effect-gold-cost-vp = Een ander project voltooien of verbeteren dat goud kost: { $gold_cost_vp } punt.
zwergar-effect-steam-stone = In je beurt zo vaak je wilt: { $steam_stone } warmte → 1 steen.
zwergar-effect-steam-iron = In je beurt zo vaak je wilt: { $steam_iron } warmte → 1 ijzer.
zwergar-effect-guest-heat = Een dwerg van een ander op een plaats met jouw oven, ook in de mijn: { $guest_heat } warmte meer.
zwergar-effect-disguise = Betaal in een actie { $disguise } warmte: je specialist telt als een ander soort.
zwergar-effect-steps = Stappen van de lift: { $steps }.
zwergar-effect-heat = Iedereen krijgt { $heat } warmte.
zwergar-effect-load = { $load } in elke mijnkar op { $levels }, ook in volle mijnkarren.
zwergar-effect-discards = Open projecten die worden weggelegd en vervangen: { $discards }.
zwergar-effect-dear-lift = Deze ronde kost de eerste stap van de lift { $dear_lift } warmte.
zwergar-effect-install-more = Deze ronde levert een oven buiten de mijn { $install_more } OP meer op.
zwergar-effect-fewer-actions = Deze ronde heeft iedereen minder acties: −{ $fewer_actions }.
zwergar-effect-mine-vp = Deze ronde levert een dwerg die in de mijn wordt gezet { $mine_vp } OP op.
zwergar-effect-lab-shut = Deze ronde zijn er geen bonussen in het laboratorium.
zwergar-effect-foreman-extra = Deze ronde delft je voorman het extraatje.
zwergar-effect-workshop-heat = Deze ronde levert een dwerg in smidse of laboratorium { $workshop_heat } warmte op.
zwergar-effect-empty-place-vp = Deze ronde levert een specialist op een lege plaats { $empty_place_vp } OP op.

# Het bord in de terminal
zwergar-screen-turn = Ronde { $round } van { $rounds } · start { $start } · { $name }: { zwergar-the-question }
zwergar-screen-actions = { $actions ->
    [one] nog { $actions } actie
   *[other] nog { $actions } acties
}
zwergar-screen-over = Het spel is afgelopen
zwergar-screen-event = Gebeurtenis
zwergar-screen-no-event = nog geen gebeurtenis
zwergar-screen-mine = Mijn
zwergar-screen-top = boven
zwergar-screen-yield = opbrengst
zwergar-screen-projects = Open projecten
zwergar-screen-stacks = stapel { $projects } ({ $basic } eenvoudig) · gebeurtenissen { $events }
zwergar-screen-score = { $score } punten
zwergar-screen-heat = warmte { $heat } · ovens { $warm } warm { $cold } koud
zwergar-screen-done = klaar
zwergar-screen-upgraded = verbeterd
zwergar-screen-silverbeard = Zilverbaard
