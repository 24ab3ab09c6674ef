# Namen
glueckauf-name = Glück Auf
glueckauf-field-factory-1 = Mijnkarfabriek 1
glueckauf-field-factory-2 = Mijnkarfabriek 2
glueckauf-field-factory-3 = Mijnkarfabriek 3
glueckauf-field-factory-4 = Mijnkarfabriek 4
glueckauf-field-factory-5 = Mijnkarfabriek 5
glueckauf-field-factory-6 = Mijnkarfabriek 6
glueckauf-field-factory-7 = Mijnkarfabriek 7
glueckauf-field-factory-8 = Mijnkarfabriek 8
glueckauf-field-factory-draw = Mijnkarfabriek (trekken)
glueckauf-field-mine-4 = Ontginning 4
glueckauf-field-mine-6 = Ontginning 6
glueckauf-field-mine-8 = Ontginning 8
glueckauf-field-mine-10 = Ontginning 10
glueckauf-field-deliver-handcart = Aflevering (kruiwagen)
glueckauf-field-deliver-wagon = Aflevering (koets)
glueckauf-field-deliver-truck = Aflevering (vrachtwagen)
glueckauf-field-deliver-train = Aflevering (locomotief)
glueckauf-field-money-3 = Geld 3
glueckauf-field-money-4 = Geld 4
glueckauf-field-money-5 = Geld 5
glueckauf-field-money-6 = Geld 6
glueckauf-field-order-1 = Nieuwe bestelling 1
glueckauf-field-order-2 = Nieuwe bestelling 2
glueckauf-field-order-3 = Nieuwe bestelling 3
glueckauf-field-order-4 = Nieuwe bestelling 4
glueckauf-field-order-draw = Nieuwe bestelling (trekken)
glueckauf-field-bank = Bank
glueckauf-field-canteen = Kantine
glueckauf-colour-y = geel
glueckauf-colour-b = bruin
glueckauf-colour-g = grijs
glueckauf-colour-k = zwart
glueckauf-vehicle-handcart = kruiwagen
glueckauf-vehicle-wagon = koets
glueckauf-vehicle-truck = vrachtwagen
glueckauf-vehicle-train = locomotief
glueckauf-side-l = helder
glueckauf-side-d = donker
glueckauf-phase-draft = een eerste bestelling kiezen
glueckauf-phase-place = een veld kiezen
glueckauf-phase-take = een van de kaarten nemen of geen
glueckauf-phase-return = zeggen waar de rest heen gaat
glueckauf-phase-next = zeggen welke kaart de volgende is
glueckauf-phase-coal = een blokje voor de mijnkar kiezen
glueckauf-phase-mine = een werkstap doen of stoppen
glueckauf-phase-over = het spel is afgelopen
glueckauf-element-slots-y = gele vakken
glueckauf-element-slots-b = bruine vakken
glueckauf-element-slots-g = grijze vakken
glueckauf-element-slots-k = zwarte vakken
glueckauf-element-handcart = kruiwagen (vakken)
glueckauf-element-wagon = koets (vakken)
glueckauf-element-truck = vrachtwagen (vakken)
glueckauf-element-train = locomotief (vakken)
glueckauf-element-carts-y = lege gele mijnkarren
glueckauf-element-carts-b = lege bruine mijnkarren
glueckauf-element-carts-g = lege grijze mijnkarren
glueckauf-element-carts-k = lege zwarte mijnkarren
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
glueckauf-source-orders = afgeleverde bestellingen
glueckauf-source-money = geld over
glueckauf-source-cubes = steenkool over
glueckauf-source-open-orders = openstaande bestellingen
glueckauf-source-tilt = onbalans

# Dezelfde namen in zinnen, gekozen naar het woord van de notatie
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
     [y] een geel blokje
     [b] een bruin blokje
     [g] een grijs blokje
    *[k] een zwart blokje
}
glueckauf-cubes-of = { $colour ->
     [y] gele blokjes
     [b] bruine blokjes
     [g] grijze blokjes
    *[k] zwarte blokjes
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

# Wat er gespeeld is
glueckauf-log-draft = neemt bij het begin bestelling { $order }
glueckauf-log-place = zet werkers op { glueckauf-the-field }
glueckauf-log-take = { $card ->
     [none] neemt geen van de kaarten
    *[other] neemt { $card }
}
glueckauf-log-return = { $where ->
     [bottom] legt de rest onder de stapel
    *[other] legt de rest op de stapel
}
glueckauf-log-next = legt daarna { $card } terug
glueckauf-log-next-hidden = legt een kaart terug
glueckauf-log-coal = legt { glueckauf-one-cube } in een lege mijnkar
glueckauf-log-cage = brengt de kooi naar niveau { $level }
glueckauf-log-load = laadt { glueckauf-one-cube }
glueckauf-log-fill = vult op bestelling { $order } een vak ({ glueckauf-slot-colour }) met { $cubes }
glueckauf-log-store = slaat { glueckauf-one-cube } op
glueckauf-log-stop = stopt met ontginnen

# Waarom niet
glueckauf-other-question = “{ $verb }” is nu niet de vraag. Nu: { glueckauf-the-question }.
glueckauf-colour-mismatch = De kleuren passen niet: het vak is { glueckauf-slot-colour }, het blokje { glueckauf-cube-colour }. Twee willekeurige blokjes mag wel.
glueckauf-no-such-slot = Er is geen bestelling { $order } met een vak in { glueckauf-slot-colour }.
glueckauf-pair-order = In “{ $words }” staan de twee blokjes verkeerd om: de kooi (c) komt voor de opslag (s), en y voor b, g en k.
glueckauf-not-in-pool = Bestelling { $order } ligt niet open. Neem er een die open ligt.
glueckauf-field-closed = { glueckauf-the-field } is met { $players } spelers gesloten.
glueckauf-too-few-workers = { glueckauf-the-field } kost nu { $needed ->
    [one] { $needed } werker
   *[other] { $needed } werkers
}; je komt er { $missing } tekort.
glueckauf-nothing-to-deliver = Je hebt geen volbrachte bestelling af te leveren ({ glueckauf-the-vehicle }).
glueckauf-stack-empty = { glueckauf-the-field }: de stapel is op, er valt niets te bekijken.
glueckauf-field-empty = Bij { glueckauf-the-field } ligt niets meer.
glueckauf-too-little-money = Tegel { $tile } kost { $price } mark; je komt er { $missing } tekort.
glueckauf-not-drawn = { $card } is niet bij de kaarten die je bekijkt.
glueckauf-only-top = Je hebt de hele stapel bekeken: boven en onder is hetzelfde, schrijf “return top”.
glueckauf-supply-empty = De voorraad heeft geen { glueckauf-cubes-of } meer. Kies een andere kleur.
glueckauf-cage-there = De kooi is al op niveau { $level }. Kies een ander.
glueckauf-load-at-surface = De kooi is aan de oppervlakte: ga eerst naar een niveau, laad dan pas.
glueckauf-cage-full = De kooi is vol: er zijn { $places } plaatsen.
glueckauf-load-wrong-level = Op niveau { $level } liggen geen { glueckauf-cubes-of }. Op niveau { $right } heb je er wel.
glueckauf-load-none = In je mijnkarren liggen geen { glueckauf-cubes-of }, niet op niveau { $level } en ook niet elders.
glueckauf-not-your-order = Bestelling { $order } is niet een van je openstaande bestellingen.
glueckauf-slot-filled = Op bestelling { $order } is geen vak in { glueckauf-slot-colour } meer vrij.
glueckauf-too-few-steps = Twee blokjes kosten { $needed } werkstappen; je hebt er nog { $steps }.
glueckauf-fill-below = De kooi is op niveau { $level }: breng hem eerst naar de oppervlakte, gebruik dan zijn blokjes.
glueckauf-no-cube = { $where ->
    [store] In je opslag
   *[cage] In de kooi
} heb je { $needed } van de { glueckauf-cubes-of } nodig, zoveel zijn er niet.
glueckauf-store-below = De kooi is op niveau { $level }: breng hem eerst naar de oppervlakte, sla dan op.
glueckauf-store-wanted = Je mag { glueckauf-one-cube } niet opslaan: bestelling { $order } wil het. Leg het daar.

# Wat velden, kaarten en woorden betekenen
glueckauf-about-factory = { glueckauf-the-field }: koop de tegel die er ligt voor zijn prijs, neem voor elke mijnkar een blokje van zijn kleur en bouw hem in je mijn. Het veld wordt van de stapel aangevuld.
glueckauf-about-factory-draw = { glueckauf-the-field }: bekijk de bovenste vijf tegels, koop er een of geen, en leg de rest in willekeurige volgorde terug, alles boven of alles onder.
glueckauf-about-mine = { glueckauf-the-field }: tot { $which } werkstappen. Eén stap elk: de kooi verplaatsen, een blokje laden, een blokje op een passend vak leggen, een blokje opslaan. Twee willekeurige blokjes voor één vak kosten er twee.
glueckauf-about-deliver = { glueckauf-the-field }: lever al je volbrachte bestellingen van dit voertuig af en krijg hun punten. Hun blokjes gaan terug naar de voorraad.
glueckauf-about-money = { glueckauf-the-field }: neem { $which } mark.
glueckauf-about-order = { glueckauf-the-field }: neem de bestelling die er ligt. Het veld wordt meteen aangevuld. Een bestelling die aan het eind nog openstaat, kost een punt.
glueckauf-about-order-draw = { glueckauf-the-field }: bekijk de bovenste vijf bestellingen, neem er een of geen, en leg de rest in willekeurige volgorde terug, alles boven of alles onder.
glueckauf-about-bank = { glueckauf-the-field }: één werker, wie er ook staat; neem 1 mark. Niemand hoeft weg, en het kan altijd.
glueckauf-about-canteen = De kantine: werkers die van een veld verdreven zijn blijven hier tot het eind van de shift. Je kunt haar niet kiezen.
glueckauf-about-clock = De shiftklok: na shift 1 tellen de elementen 1 tot 4, na shift 2 de elementen 1 tot 8, na shift 3 alle twaalf. De meeste krijgt het eerste getal, de op een na meeste het andere (niet met 2 spelers). Bij gelijkspel vooraan krijgt ieder het en is er geen tweede; wie niets heeft krijgt niets.
glueckauf-about-end = Aan het eind: 1 punt per 5 mark en per 3 blokjes, −1 per openstaande bestelling, −2 voor elke tegel die de ene kant van je mijn meer heeft dan de andere. De meeste punten winnen, daarna het meeste geld over.
glueckauf-about-verb-draft = draft N: neem voor de eerste shift bestelling N van de open liggende.
glueckauf-about-verb-place = place VELD: zet een werker meer op een veld dan er staan en doe de actie. Wie er stond gaat naar de kantine.
glueckauf-about-verb-take = take KAART: neem een van de kaarten die je bekijkt, een tegel voor zijn prijs; “take none” neemt niets.
glueckauf-about-verb-return = return top, return bottom: waar alle andere bekeken kaarten heen gaan.
glueckauf-about-verb-next = next KAART: welke kaart van boven de volgende is in wat je teruglegt; de laatste volgt vanzelf.
glueckauf-about-verb-coal = coal K: de voorraad mist de kleur van de tegel, dus kies een blokje van kleur K voor de mijnkar.
glueckauf-about-verb-cage = cage N: één werkstap; breng de kooi naar niveau N, 0 is de oppervlakte.
glueckauf-about-verb-load = load K: één werkstap; een blokje van kleur K uit een mijnkar van dit niveau in de kooi, waar er vijf in gaan.
glueckauf-about-verb-fill = fill N S X: één werkstap; blokje X (c:g is een grijs uit de kooi, s:g uit de opslag) op een vak van kleur S van bestelling N. Met twee willekeurige blokjes X Y: twee werkstappen.
glueckauf-about-verb-store = store K: één werkstap; een blokje uit de kooi, die aan de oppervlakte is, naar je opslag. In het strenge spel alleen als geen van je openstaande bestellingen de kleur wil.
glueckauf-about-verb-stop = stop: houd nu op met ontginnen; overgebleven stappen vervallen.
glueckauf-about-tile = Tegel { $tile }: { $carts ->
    [one] { $carts } mijnkar
   *[other] { $carts } mijnkarren
}, { glueckauf-tile-colour }, kant { glueckauf-tile-side }, { $price } mark.
glueckauf-about-order-card = Bestelling { $order }: { glueckauf-the-vehicle }, { $points } punten, vakken { $slots }.

# Het bord in de terminal
glueckauf-screen-turn = Shift { $shift } van 3 · start { $start } · { $name }: { glueckauf-the-question }
glueckauf-screen-over = Het spel is afgelopen
glueckauf-screen-steps = { $steps ->
    [one] nog { $steps } stap
   *[other] nog { $steps } stappen
}
glueckauf-screen-supply = Voorraad
glueckauf-screen-legend = {" "}· A2→3: twee van A, kost er drie · hoofdletter: gevuld · +1?: gedekt
glueckauf-screen-pool = Bestellingen om uit te kiezen
glueckauf-screen-drawn = Je bekijkt:
glueckauf-screen-known = Teruggelegd (@ plek):
glueckauf-screen-looking = { $cards ->
    [one] { $cards } kaart wordt bekeken
   *[other] { $cards } kaarten worden bekeken
}
glueckauf-screen-clock = Klok
glueckauf-screen-points = punten
glueckauf-screen-slots = □
glueckauf-screen-carts = leeg{" "}
glueckauf-screen-purse = { $workers } werkers · { $money } mark
glueckauf-screen-delivered = { $delivered } afgeleverd · onbalans { $tilt }
glueckauf-screen-cage = Kooi { $level }
glueckauf-screen-store = Opslag
glueckauf-screen-score = { $score } OP
