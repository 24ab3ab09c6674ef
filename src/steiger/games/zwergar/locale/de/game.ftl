# Namen
zwergar-name = Zwergar
zwergar-place-mine-1 = Minenebene 1
zwergar-place-mine-2 = Minenebene 2
zwergar-place-mine-3 = Minenebene 3
zwergar-place-mine-4 = Minenebene 4
zwergar-place-lab = Labor des Alchemisten
zwergar-place-boiler = Dampfkessel
zwergar-place-lift = Aufzug
zwergar-place-forge = Schmiede
zwergar-place-smelter = Schmelze
zwergar-place-office = Büro des Chefingenieurs
zwergar-place-none = nirgends
zwergar-dwarf-miner = Bergmann
zwergar-dwarf-smith = Schmied
zwergar-dwarf-engineer = Ingenieur
zwergar-dwarf-foreman = Vorarbeiter
zwergar-resource-s = Stein
zwergar-resource-i = Eisen
zwergar-resource-g = Gold
zwergar-resource-j = Juwel
zwergar-set-west = Westliche Gefilde
zwergar-set-new-shaft = Neuer Schacht
zwergar-set-gold = Goldebene
zwergar-set-old-shaft = Alter Schacht
zwergar-set-east = Östliche Gefilde
zwergar-phase-choose = einen Zwerg einsetzen
zwergar-phase-work = den Ort nutzen oder die Aktion beenden
zwergar-phase-upgrade = ein Projekt kostenlos aufwerten oder verzichten
zwergar-phase-over = das Spiel ist zu Ende
zwergar-source-projects = abgeschlossene Projekte
zwergar-source-upgrades = Aufwertungen
zwergar-source-new-shaft = Neuer Schacht
zwergar-source-furnaces = installierte Öfen
zwergar-source-lift = entladene Lorentableaus
zwergar-source-arrivals = Klanaufzug
zwergar-source-events = Ereignisse
zwergar-source-foundry = Goldgießerei
zwergar-source-chimney = Schlot
zwergar-source-end-effects = Spielende

zwergar-project-1 = Meisterwerkzeuge
zwergar-project-2 = Bowlingstollen
zwergar-project-3 = Bridgeclub
zwergar-project-4 = Kricketfeld
zwergar-project-5 = Privates Förderband
zwergar-project-6 = Die nördliche Mauer
zwergar-project-7 = Waffenkammer
zwergar-project-8 = Schutzwall am Abgrund
zwergar-project-9 = Klanaufzug
zwergar-project-10 = Tor zum Neuen Schacht
zwergar-project-11 = Stützbalken für den Neuen Schacht
zwergar-project-12 = Abgestützter Stollen
zwergar-project-13 = Schienen
zwergar-project-14 = Erzförderung
zwergar-project-15 = Schachtbeleuchtung
zwergar-project-16 = Qualifizierte Wegbereiter
zwergar-project-17 = Diamantbohrer
zwergar-project-18 = Deckenverstärkende Runen
zwergar-project-19 = Geheimgang
zwergar-project-20 = Goldgießerei
zwergar-project-21 = Eingang zur Schatzkammer
zwergar-project-22 = Kolossale Statue
zwergar-project-23 = Goldschmied
zwergar-project-24 = Hauptschmelztiegel
zwergar-project-25 = Juwelier
zwergar-project-26 = Langbarts Gemach
zwergar-project-27 = Schatzschutz
zwergar-project-28 = Brücke über den Lavafluss
zwergar-project-29 = Verstärktes Gerüst
zwergar-project-30 = Bröckelnder Wall
zwergar-project-31 = Einsturzgefährdeter Stollen
zwergar-project-32 = Verfluchter Schatz
zwergar-project-33 = Verlassener Aufzug
zwergar-project-34 = Brennofen
zwergar-project-35 = Munitionslager
zwergar-project-36 = Alter Kessel
zwergar-project-37 = Südliche Dampfrohre
zwergar-project-38 = Zentrale Gasleitung
zwergar-project-39 = Nördliche Dampfrohre
zwergar-project-40 = Heizkessel des Meisters
zwergar-project-41 = Kohlebrecher
zwergar-project-42 = Hauptventil
zwergar-project-43 = Runenhalle
zwergar-project-44 = Hilfreiche Linne
zwergar-project-45 = Schlot
zwergar-event-46 = Kesselexplosion
zwergar-event-47 = Getriebe in Betrieb
zwergar-event-48 = Aufzugstörung
zwergar-event-49 = Fußbodenheizung
zwergar-event-50 = Gewerkschaft meldet doppelte Leistung
zwergar-event-51 = Sicherheitseinweisung
zwergar-event-52 = Der Chefingenieur überlegt es sich anders
zwergar-event-53 = Überhitzte Kurbel
zwergar-event-54 = Bohrerdefekt
zwergar-event-55 = Einsturz
zwergar-event-56 = Schachtwartung
zwergar-event-57 = Der Chefalchemist macht bumm
zwergar-event-58 = Neue Juwelenader
zwergar-event-59 = Dampfrohr
zwergar-event-60 = Vergnügt und froh

# Dieselben Namen in Sätzen, gewählt nach dem Wort der Notation
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
     [miner] einen Bergmann
     [smith] einen Schmied
     [engineer] einen Ingenieur
    *[foreman] den Vorarbeiter
}
zwergar-the-dwarf = { $dwarf ->
     [miner] Bergmann
     [smith] Schmied
     [engineer] Ingenieur
    *[foreman] Vorarbeiter
}
zwergar-a-resource = { $resource ->
     [s] Stein
     [S] Stein
     [i] Eisen
     [I] Eisen
     [g] Gold
     [G] Gold
     [j] Juwel
    *[J] Juwel
}
zwergar-the-question = { $phase ->
     [choose] { zwergar-phase-choose }
     [work] { zwergar-phase-work }
     [upgrade] { zwergar-phase-upgrade }
    *[over] { zwergar-phase-over }
}
zwergar-on-level = { $level ->
     [0] der Zwischenebene
    *[other] Ebene { $level }
}
zwergar-on-levels = den Ebenen { $first } und { $last }
zwergar-counted = { $end_counts ->
     [upgraded] aufgewertete Projekte
     [S] Stein
     [I] Eisen
     [G] Gold
     [J] Juwelen
     [jewel-projects] abgeschlossene Projekte, die ein Juwel kosten
     [sheet-furnaces] Öfen auf deinem Spielerbogen
    *[board-furnaces] von dir installierte Öfen
}

# Was die Spieler taten
zwergar-log-place = setzt { zwergar-a-dwarf } ein: { zwergar-the-place }
zwergar-log-visit = besucht, ohne abzubauen, mit { zwergar-a-dwarf }: { zwergar-the-place }
zwergar-log-break = { $place ->
     [none] macht Pause und holt den Vorarbeiter zurück
    *[other] macht Pause und holt den Spezialisten von hier: { zwergar-the-place }
}
zwergar-log-lift = betreibt den Aufzug, Schritte: { $steps }
zwergar-log-stones = legt einen Stein in jede Lore auf Ebene { $level }
zwergar-log-light = zündet einen Ofen an
zwergar-log-light-all = zündet alle Öfen an
zwergar-log-heat = erhält Wärme
zwergar-log-convert = wandelt um: { zwergar-a-resource }
zwergar-log-smelt = schmilzt: { zwergar-a-resource }
zwergar-log-build = baut einen Ofen
zwergar-log-complete = schließt Projekt { $project } ab
zwergar-log-upgrade = wertet Projekt { $project } auf
zwergar-log-refund = erhält zurück: { zwergar-a-resource }
zwergar-log-install = installiert einen Ofen
zwergar-log-steam = macht aus Dampf: { zwergar-a-resource }
zwergar-log-as = lässt den Zwerg als { zwergar-the-dwarf } arbeiten
zwergar-log-silverbeard = bittet Silberbart um Hilfe als { zwergar-the-dwarf }
zwergar-log-end = beendet die Aktion

# Warum nicht
zwergar-other-question = „{ $verb }“ ist jetzt nicht gefragt. Jetzt: { zwergar-the-question }.
zwergar-wrong-place = „{ $verb }“ geht nicht hier ({ $here }), sondern hier: { $where }.
zwergar-break-only = In der Pause gibt es kein „{ $verb }“: Beende die Aktion.
zwergar-must-break = Du hast keinen Zwerg mehr: Mach Pause.
zwergar-visit-rules = Dieses Spiel begann unter Regelfassung 1. Dort kann man auf den Abbau nicht verzichten.
zwergar-visit-nothing = Auf Ebene { $level } würde nichts abgebaut. Setze den Zwerg mit „place“ ein, statt nur zu besuchen.
zwergar-no-dwarf = Du hast { $dwarf ->
     [foreman] den Vorarbeiter nicht bei dir
    *[other] keinen { zwergar-the-dwarf } bei dir
}.
zwergar-break-with-dwarfs = Pause macht nur, wer keinen Zwerg mehr hat.
zwergar-break-somebody = Auf einem Ort steht noch ein Spezialist: Nimm einen davon mit.
zwergar-break-foreman = Hier steht ein Vorarbeiter, kein Spezialist: { zwergar-the-place }.
zwergar-break-nobody = Hier steht niemand: { zwergar-the-place }.
zwergar-too-little-heat = Das kostet { $needed } Wärme; Leiste und warme Öfen zusammen haben { $missing } zu wenig.
zwergar-too-many-furnaces = Das kostet nur { $needed } Wärme, { $furnaces } Öfen sind zu viele.
zwergar-too-few-warm = Du willst { $furnaces } Öfen ausmachen, aber auf deinem Spielerbogen sind nur { $warm } warm.
zwergar-track-short = Das kostet { $needed } Wärme und deine Leiste hat { $heat }: Mindestens { $least } müssen von Öfen kommen, nicht { $furnaces }.
zwergar-too-few-resources = Dir fehlt { $missing }.
zwergar-none-of = Dafür hast du kein { zwergar-a-resource }.
zwergar-lab-shut = Die Boni des Labors gibt es in dieser Runde nicht.
zwergar-no-bonus = Für diesen Bonus ({ $bonus }) braucht es { zwergar-a-dwarf }: { zwergar-the-place }.
zwergar-used = „{ $verb }“ ist in dieser Aktion verbraucht.
zwergar-no-cold-furnace = Du hast keinen kalten Ofen zum Anzünden.
zwergar-no-more-conversions = Du hast in dieser Aktion alle Umwandlungen gemacht ({ $number }).
zwergar-no-more-furnaces = Du hast alle deine { $most } Öfen gebaut.
zwergar-no-pipe = Dafür brauchst du Projekt { $project }, aufgewertet.
zwergar-not-open = Projekt { $project } liegt nicht offen aus.
zwergar-discount-say = Sag, was Projekt 1 spart: complete { $project } -s (Stein) oder -i (Eisen).
zwergar-discount-unasked = Bei Projekt { $project } gibt es beim Sparen nichts zu wählen: Lass -s und -i weg.
zwergar-upgraded-already = Projekt { $project } ist schon aufgewertet.
zwergar-not-completed = Projekt { $project } hast du nicht abgeschlossen.
zwergar-upgrade-only-completed = Im Büro kannst du nur aufwerten, was du gerade abgeschlossen hast, nicht Projekt { $project }.
zwergar-refund-nothing = Du hast in dieser Aktion noch kein Projekt abgeschlossen.
zwergar-refund-kind = Zurück kommt nur, wovon du mehr als 1 bezahlt hast; { zwergar-a-resource }: { $paid } bezahlt.
zwergar-install-foreman = Nur der Vorarbeiter installiert Öfen.
zwergar-install-taken = Hier ist schon ein Ofen: { zwergar-the-place }.
zwergar-install-none = Du hast keinen Ofen auf deinem Spielerbogen.
zwergar-as-project = Dafür brauchst du Projekt 44, aufgewertet.
zwergar-as-where = In der Mine kann unter Regelfassung 1 kein Zwerg die Art wechseln.
zwergar-as-foreman = Der Vorarbeiter kann die Art nicht wechseln.
zwergar-as-mine = In der Mine bringt Projekt 44 nur fehlende zusätzliche Ressourcen: Deine Lore muss in dieser Aktion den Ertrag ohne sie bekommen haben, und ein aufgewertetes Projekt muss sie dieser Art erlauben ({ zwergar-the-dwarf }).
zwergar-as-late = In dieser Aktion ist schon ein Bonus genutzt: zu spät zum Wechseln.
zwergar-as-same = Dein Zwerg ist schon { zwergar-the-dwarf }.
zwergar-silverbeard-not-yours = Silberbart ist nicht bei dir.
zwergar-silverbeard-mine = In der Mine gibt es keine Boni, die Silberbart leihen könnte.
zwergar-silverbeard-had = Diesen Bonus ({ zwergar-the-dwarf }) hast du schon.
zwergar-silverbeard-no-bonus = Hier gibt es keinen Bonus für { zwergar-a-dwarf }: { zwergar-the-place }.

# Aufbau und Material
zwergar-sets-count = Wähle so viele Sets, wie Spieler da sind ({ $players }), nicht: { $given }.
zwergar-sets-differ = Der Aufbau hat andere Sets ({ $given }), als die Option verlangt ({ $wanted }).
zwergar-setup-basic = Projekt { $card } an Stelle { $place } des Stapels liegt falsch: Die einfachen liegen auf den fortgeschrittenen.
zwergar-components-table = { $place } ist keine Tabelle aus Namen und Werten.
zwergar-components-section = Einen Abschnitt „{ $section }“ gibt es im Material nicht; „steiger components zwergar“ zeigt alle.
zwergar-components-name = { $place } gibt es im Material nicht. Dieser Abschnitt hat: { $names }.
zwergar-components-number = { $place } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
zwergar-components-word = { $place } ist eines von { $allowed }, nicht „{ $given }“.
zwergar-components-cost = { $place } schreibt man wie „{ $example }“ („0“ für nichts), nicht „{ $given }“.
zwergar-components-amount = { $place }: höchstens { $most } je Ressource und { $heat } Wärme, jedes nur einmal, nicht „{ $given }“.
zwergar-components-bonus = { $place }: Beide Boni gehören derselben Art Zwerg.
zwergar-components-furnaces = { $place }: mehr Öfen am Anfang, als ein Clan hat.
zwergar-components-actions = { $place }: Im Zug bliebe keine Aktion übrig.

# Was Orte, Karten und Wörter sind
zwergar-about-mine = { zwergar-the-place }: Hält deine Lore auf dieser Ebene keine Ressourcen, kommt { $yield } hinein, mit den zusätzlichen Ressourcen auch { $extra }. Dein Vorarbeiter steigt selbst in die Lore.
zwergar-about-lab = { zwergar-the-place }: eine Umwandlung: 1I → { $iron-gives }, 1G → { $gold-gives } oder 1J → { $jewel-gives }. Boni: { $more-conversions } weitere Umwandlungen ({ $convert-bonus }); einen Ofen anzünden und { $heat } Wärme ({ $light-bonus }).
zwergar-about-boiler = { zwergar-the-place }: einen Ofen anzünden. Boni: alle anzünden ({ $light-all-bonus }); { $heat } Wärme ({ $heat-bonus }).
zwergar-about-lift = { zwergar-the-place }: Alle Lorentableaus fahren eine Ebene hoch, das oberste wird entladen; jeder weitere Schritt kostet { $step-heat } Wärme. Boni: { $step-vp } SP je Schritt, solange irgendeine Lore etwas hält ({ $points-bonus }); { $load } in jede Lore einer Ebene ({ $stones-bonus }).
zwergar-about-forge = { zwergar-the-place }: einen kalten Ofen für { $first-furnace } bauen. Boni: noch einen für { $second-furnace } ({ $build-bonus }); einen Ofen anzünden ({ $light-bonus }).
zwergar-about-smelter = { zwergar-the-place }: beliebig oft: { $stone-heat }h und 1S → { $stone-gives }, { $iron-heat }h und 1I → { $iron-gives }, { $gold-heat }h und 1G → { $gold-gives }. Boni: abgeschlossene Projekte aufwerten, je { $upgrade-heat } Wärme mehr ({ $upgrade-bonus }); { $heat } Wärme ({ $heat-bonus }).
zwergar-about-office = { zwergar-the-place }: ein offenes Projekt abschließen und, wenn du willst, gleich aufwerten. Boni: eine Ressource zurück, von der du mehr als 1 bezahlt hast ({ $refund-bonus }); Aufwerten kostet { $less-heat } Wärme weniger ({ $discount-bonus }).
zwergar-about-price = Ein Ofen kostet hier { $price }.
zwergar-about-miner = Bergleute haben an mehreren Orten einen Bonus; wer einen verdrängt, nimmt ihn zu sich.
zwergar-about-smith = Schmiede haben an mehreren Orten einen Bonus; wer einen verdrängt, nimmt ihn zu sich.
zwergar-about-engineer = Ingenieure haben an mehreren Orten einen Bonus; wer einen verdrängt, nimmt ihn zu sich.
zwergar-about-foreman = Der Vorarbeiter hat keinen Bonus, aber er installiert Öfen. In der Mine fährt er in deiner Lore; verdrängt kehrt er zu dir zurück.
zwergar-about-west = { zwergar-set-west }: Wer die meisten dieser Projekte abgeschlossen hat, führt nach der letzten Runde { $actions } Aktionen mehr aus; bei Gleichstand alle.
zwergar-about-new-shaft = { zwergar-set-new-shaft }: Jedes Aufwerten eines dieser Projekte bringt { $vp } SP für jedes, das du dann aufgewertet hast.
zwergar-about-gold = { zwergar-set-gold }: Wer am Ende die meisten dieser Projekte abgeschlossen hat, wertet ein abgeschlossenes Projekt kostenlos auf; bei Gleichstand alle.
zwergar-about-old-shaft = { zwergar-set-old-shaft }: Wer zu Beginn einer Runde allein die meisten dieser Projekte hat, bekommt Silberbart; er leiht einen Bonus des Ortes, an dem du gerade bist.
zwergar-about-east = { zwergar-set-east }: Am Ende deines Zugs behältst du bis zu { $heat } Wärme je abgeschlossenem Projekt dieses Sets.
zwergar-about-turn = Ein Zug: Leere Projektfelder werden aufgefüllt, dann { $actions } Aktionen, dann fällt deine Wärme auf 0. Ohne Zwerg ist die Aktion eine Pause.
zwergar-about-heat-track = Wärme zahlst du von der Wärmeleiste, durch Ausmachen warmer Öfen oder mit beidem. Die Leiste endet bei { $most } und fällt nach deinem Zug auf 0.
zwergar-about-furnaces = Jeder Clan hat { $each } Öfen. Dein Vorarbeiter installiert sie für { $install-vp } SP: in der Mine für zusätzliche Ressourcen, sonst für { $guest-heat } Wärme, wann immer ein anderer kommt. Am Ende einer Runde zündet jeder mit einem warmen Ofen auf dem Spielerbogen einen kalten an.
zwergar-about-carts = Jedes Lorentableau hat eine Lore je Clan. Eine Ladung von Ebene n braucht n + 1 Schritte des Aufzugs; dann gehört sie dir.
zwergar-about-scoring = Nach der letzten Runde: die weiteren Aktionen der Westlichen Gefilde, die kostenlose Aufwertung der Goldebene, dann die Endwertungen der aufgewerteten Projekte. Die meisten Punkte gewinnen; dann Juwelen, Gold, Eisen, Stein.
zwergar-about-project = { $number } { $name } ({ $set }): abschließen { $complete } → { $complete_vp } SP, aufwerten { $upgrade }{ $upgrade_vp ->
    [0] .
   *[other] {" "}→ { $upgrade_vp } SP.
}
zwergar-about-event = { $number } { $name }:
zwergar-about-verb-place = place ZWERG ORT: eine Aktion beginnen; wer dort steht, geht zuerst.
zwergar-about-verb-break = break ORT: ohne Zwerg den Vorarbeiter und den Spezialisten eines Ortes zurückholen.
zwergar-about-verb-lift = lift N: den Aufzug N Schritte fahren; +F zahlt F Wärme mit Öfen.
zwergar-about-verb-stones = stones L: die Steine des Ingenieurs in jede Lore der Ebene L, 0 ist die Zwischenebene.
zwergar-about-verb-light = light: einen kalten Ofen anzünden.
zwergar-about-verb-light-all = light-all: alle deine kalten Öfen anzünden.
zwergar-about-verb-heat = heat: die Wärme des Schmieds an Kessel oder Schmelze.
zwergar-about-verb-convert = convert i, g oder j: im Labor ein Stück in geringere umwandeln.
zwergar-about-verb-smelt = smelt s, i oder g: in der Schmelze ein Stück und Wärme in ein besseres.
zwergar-about-verb-build = build: ein neuer kalter Ofen in der Schmiede.
zwergar-about-verb-complete = complete N: das offene Projekt N abschließen; -s oder -i sagt, was Projekt 1 spart.
zwergar-about-verb-upgrade = upgrade N: Projekt N aufwerten; xK zahlt für Projekt 45 K Wärme mehr.
zwergar-about-verb-refund = refund s, i, g oder j: der Bonus des Ingenieurs im Büro.
zwergar-about-verb-install = install: Der Vorarbeiter legt einen Ofen auf den Ort, an dem er ist.
zwergar-about-verb-steam = steam s oder i: Wärme in Stein oder Eisen mit Projekt 37 oder 39.
zwergar-about-verb-as = as ZWERG: Mit Projekt 44 gilt dein Spezialist in dieser Aktion als eine andere Art.
zwergar-about-verb-silverbeard = silverbeard ZWERG: Silberbart abgeben und auch den Bonus dieser Art an diesem Ort nutzen.
zwergar-about-verb-end = end: diese Aktion beenden; nach der letzten ist dein Zug vorbei. Auch auf die Zusatzaktionen der Westlichen Gefilde kannst du so verzichten.
zwergar-about-verb-visit = visit ZWERG MINE: wie place, aber es wird nichts abgebaut.

# Was Karten tun
zwergar-effect-none = Kein Effekt.
zwergar-effect-new-shaft = Aufwerten bringt { $vp } SP für jedes Projekt des Neuen Schachts, das du dann aufgewertet hast.
zwergar-effect-cheaper = Abschließen kostet dich { $cheaper } Stein oder { $cheaper } Eisen weniger.
zwergar-effect-cheaper-gold = Abschließen kostet dich { $cheaper_gold } Gold weniger.
zwergar-effect-smith-also = Dein Schmied zählt auch als: { $smith_also }.
zwergar-effect-engineer-also = Dein Ingenieur zählt auch als: { $engineer_also }.
zwergar-effect-miner-also = Dein Bergmann zählt auch als: { $miner_also }.
zwergar-effect-mines-extra = Er baut zusätzliche Ressourcen ab ({ $mines_extra }).
zwergar-effect-gain = Sofort: { $gain }.
zwergar-effect-gain-heat = Sofort: { $gain_heat } Wärme.
zwergar-effect-light-all = Sofort: alle deine Öfen anzünden.
zwergar-effect-warm-furnaces = Sofort: neue warme Öfen: { $warm_furnaces }.
zwergar-effect-more-actions = Sofort: weitere Aktionen: { $more_actions }.
zwergar-effect-others-gain = Sofort bekommen alle anderen { $others_gain }.
zwergar-effect-others-heat = Sofort bekommen alle anderen { $others_heat } Wärme.
zwergar-effect-turn-gain = Zu Beginn jedes deiner Züge: { $turn_gain }.
zwergar-effect-turn-heat = Zu Beginn jedes deiner Züge: { $turn_heat } Wärme.
zwergar-effect-set-relief = Aufwerten kostet { $set_relief } Wärme weniger für jedes andere abgeschlossene Projekt des Sets.
zwergar-effect-heat-vp = Beim Aufwerten beliebig viel Wärme mehr: je { $heat_vp } SP.
zwergar-effect-end-counts = Am Ende: { $end_vp } SP je { $end_per } davon: { zwergar-counted }.
zwergar-effect-free-place-vp = Ein Spezialist auf einen leeren Ort oder einen mit gegnerischem Vorarbeiter: { $free_place_vp } SP.
zwergar-effect-gold-cost-vp = Ein anderes Projekt abschließen oder aufwerten, das Gold kostet: { $gold_cost_vp } SP.
zwergar-effect-steam-stone = In deinem Zug beliebig oft: { $steam_stone } Wärme → 1 Stein.
zwergar-effect-steam-iron = In deinem Zug beliebig oft: { $steam_iron } Wärme → 1 Eisen.
zwergar-effect-guest-heat = Ein gegnerischer Zwerg auf einem Ort mit deinem Ofen, auch in der Mine: { $guest_heat } Wärme mehr.
zwergar-effect-disguise = In einer Aktion { $disguise } Wärme zahlen: Dein Spezialist zählt als andere Art.
zwergar-effect-steps = Schritte des Aufzugs: { $steps }.
zwergar-effect-heat = Alle bekommen { $heat } Wärme.
zwergar-effect-load = { $load } in jede Lore auf { $levels }, auch in volle Loren.
zwergar-effect-discards = Offene Projekte, die abgeworfen und ersetzt werden: { $discards }.
zwergar-effect-dear-lift = In dieser Runde kostet der erste Schritt des Aufzugs { $dear_lift } Wärme.
zwergar-effect-install-more = In dieser Runde bringt ein Ofen außerhalb der Mine { $install_more } SP mehr.
zwergar-effect-fewer-actions = In dieser Runde hat jeder weniger Aktionen: −{ $fewer_actions }.
zwergar-effect-mine-vp = In dieser Runde bringt ein Zwerg, der in die Mine gesetzt wird, { $mine_vp } SP.
zwergar-effect-lab-shut = In dieser Runde gibt es die Boni des Labors nicht.
zwergar-effect-foreman-extra = In dieser Runde baut dein Vorarbeiter zusätzliche Ressourcen ab.
zwergar-effect-workshop-heat = In dieser Runde bringt ein Zwerg in Schmiede oder Labor { $workshop_heat } Wärme.
zwergar-effect-empty-place-vp = In dieser Runde bringt ein Spezialist auf einem leeren Ort { $empty_place_vp } SP.

# Das Spielbrett im Terminal
zwergar-screen-turn = Runde { $round } von { $rounds } · Start { $start } · { $name }: { zwergar-the-question }
zwergar-screen-actions = { $actions ->
    [one] noch { $actions } Aktion
   *[other] noch { $actions } Aktionen
}
zwergar-screen-over = Das Spiel ist zu Ende
zwergar-screen-event = Ereignis
zwergar-screen-no-event = noch kein Ereignis
zwergar-screen-mine = Mine
zwergar-screen-top = oben
zwergar-screen-yield = Ertrag
zwergar-screen-projects = Offene Projekte
zwergar-screen-stacks = Stapel { $projects } ({ $basic } einfach) · Ereignisse { $events }
zwergar-screen-score = { $score } SP
zwergar-screen-heat = Wärme { $heat } · Öfen { $warm } warm { $cold } kalt
zwergar-screen-done = fertig
zwergar-screen-upgraded = aufgewertet
zwergar-screen-silverbeard = Silberbart
