web-rules-glueckauf-goal = Het doel
web-rules-glueckauf-goal-text =
    Je leidt een mijn in Essen rond 1900. In drie shifts koop je tunneltegels met volle mijnkarren, haal je de steenkool met je kooi naar boven, vul je bestellingen en lever je ze af. Na elke shift zijn er punten voor de meerderheden.

    Wie aan het einde de meeste overwinningspunten heeft, wint. Je speelt met 2 tot 4 spelers.
web-rules-glueckauf-setup = De opbouw
web-rules-glueckauf-setup-text =
    - In de voorraad liggen 16 steenkoolblokjes van elke kleur: geel, bruin, grijs en zwart.
    - De 48 tunneltegels worden geschud. Op elk open veld van de mijnkarfabriek ligt er één open. Er zijn 16 soorten van elk drie tegels: een kleur, één of twee mijnkarren, een heldere of een donkere kant.
    - Iedereen heeft een mijn met vier ingebouwde mijnkarren, één van elke kleur, elk met een blokje van die kleur. De kooi begint aan de oppervlakte.
    - Met 2, 3 of 4 spelers begin je met 18, 15 of 13 werkers en 10, 9 of 8 mark.
    - De startspeler wordt geloot.
    - De 44 bestellingen worden geschud. Met 2, 3 of 4 spelers liggen er 7, 10 of 13 open. Te beginnen rechts van de startspeler neemt iedereen tegen de klok in één bestelling, drie ronden lang; de startspeler kiest steeds als laatste. De bestelling die overblijft gaat naar bestelveld 4. De andere open bestelvelden worden van de stapel gevuld.

    Sommige velden zijn gesloten. Met 2 spelers: velden 4 en 8 van de mijnkarfabriek, de ontginningsvelden met 4 en 8 stappen, geldvelden 3 en 5 en bestelveld 1. Met 3 spelers: veld 8 van de mijnkarfabriek, het ontginningsveld met 4 stappen en geldveld 3. Met 4 spelers zijn alle velden open.
web-rules-glueckauf-turn = Een beurt
web-rules-glueckauf-turn-text =
    De startspeler begint, daarna gaat het met de klok mee. In je beurt kies je één veld en voer je de actie uit.

    - Op een leeg veld zet je precies één werker.
    - Staan er al werkers, van jou of van anderen, dan gaan die naar de kantine en zet je er precies één meer dan er stonden.
    - De bank vraagt altijd precies één werker en betaalt 1 mark. Daar wordt niemand verdreven, dus de bank kan altijd.

    Je mag een veld niet kiezen als je te weinig werkers hebt of de actie niet kunt uitvoeren: een tegel die je niet kunt betalen, een aflevering zonder volbrachte bestelling, een lege stapel of een veld zonder kaart.

    Werkers in de kantine komen aan het einde van de shift terug. Wie geen werkers meer heeft, wordt overgeslagen. Heeft niemand er nog, dan eindigt de shift.
web-rules-glueckauf-factory = Mijnkarfabriek
web-rules-glueckauf-factory-text =
    Betaal de prijs van de tegel: 1 mark per gele mijnkar, 2 per bruine, 3 per grijze en 4 per zwarte. Neem voor elke mijnkar een steenkoolblokje in de kleur van de tegel uit de voorraad en bouw de tegel in je mijn. Elke kleur heeft een eigen niveau. Heldere tegels komen links van de schacht, donkere rechts. Aan het einde van je beurt wordt het veld van de stapel aangevuld.

    Op het veld met de stapel bekijk je de bovenste vijf tegels, of minder als er minder zijn. Je mag er één kopen voor zijn prijs, of geen. De rest leg je in willekeurige volgorde terug, alles boven op de stapel of alles eronder. Niemand anders ziet ze.

    Heeft de voorraad te weinig blokjes van die kleur, dan kies je voor elke mijnkar die leeg zou blijven een blokje van een andere kleur. Zolang er blokjes zijn moet je er één nemen. Is de voorraad helemaal leeg, dan blijft de mijnkar leeg. De prijs verandert niet.

    Mijnkarren worden nooit bijgevuld. Houd beide kanten in evenwicht: elke tegel die één kant meer heeft, kost aan het einde 2 punten. De vier ingebouwde mijnkarren horen bij geen van beide kanten.
web-rules-glueckauf-mining = Ontginning
web-rules-glueckauf-mining-text =
    Een ontginningsveld geeft je 4, 6, 8 of 10 werkstappen. Elk van deze dingen is één stap:

    - Verplaats de kooi naar een ander niveau of naar de oppervlakte.
    - Laad een steenkoolblokje uit een mijnkar op het niveau van de kooi. De kooi heeft plaats voor vijf blokjes.
    - Met de kooi aan de oppervlakte: leg een blokje uit de kooi op een vrij vak van die kleur op een van je bestellingen.
    - Met de kooi aan de oppervlakte: leg een blokje uit de kooi in je private opslag. Dat mag alleen als geen van je bestellingen een vrij vak van die kleur heeft. (Met de optie ‘elk blokje’ mag het altijd.)
    - Leg een blokje uit je private opslag op een vrij vak van die kleur, waar de kooi ook is.

    Twee blokjes van willekeurige kleuren mogen één blokje op een vak vervangen. Dat kost twee stappen. Je legt ze samen, uit de kooi (aan de oppervlakte), uit de private opslag of van elk één. Eén ervan mag de kleur van het vak hebben.

    Een blokje op een vak blijft daar. Je mag altijd stoppen, ook vóór de eerste stap. Ongebruikte stappen vervallen. De kooi houdt haar blokjes en haar niveau.
web-rules-glueckauf-delivery = Aflevering
web-rules-glueckauf-delivery-text =
    Er zijn vier voertuigen: kruiwagen, koets, vrachtwagen en locomotief. Een afleveringsveld levert al je volbrachte bestellingen van dat voertuig tegelijk af. Je moet er minstens één hebben.

    Je krijgt de punten op de kaarten. Hun blokjes gaan terug naar de voorraad. Leg de kaarten gedekt voor je neer. Vanaf nu tellen ze in elke waardering mee.
web-rules-glueckauf-money = Geld en bestellingen
web-rules-glueckauf-money-text =
    Geldvelden geven 3, 4, 5 of 6 mark, de bank 1. Geld is onbeperkt en ligt open.

    Een bestelveld geeft je de bestelling die daar ligt. Het wordt meteen van de stapel aangevuld. Het veld met de stapel werkt zoals in de mijnkarfabriek, maar zonder prijs: bekijk de bovenste vijf bestellingen, neem er één of geen en leg de rest boven op de stapel of eronder.

    Je mag zoveel openstaande bestellingen hebben als je wilt. Elke bestelling die aan het einde nog openstaat, kost 1 punt. Is een stapel leeg, dan wordt er niets aangevuld en kan niemand een veld zonder kaart kiezen.
web-rules-glueckauf-clock = De shiftklok
web-rules-glueckauf-clock-text =
    Na elke shift tellen de elementen van de shiftklok: na de eerste 1 tot en met 4, na de tweede 1 tot en met 8, na de derde alle twaalf.

    - Elementen 1 tot en met 4: vakken van elke kleur op je afgeleverde bestellingen. De gedrukte kleur telt, welke blokjes er ook lagen. De eerste plaats geeft 2, 3, 4 of 5 punten, de tweede 1, 1, 2 of 2.
    - Elementen 5 tot en met 8: alle vakken op je afgeleverde bestellingen voor kruiwagen, koets, vrachtwagen en locomotief. De eerste plaats geeft 6, 7, 8 of 9 punten, de tweede 3, 3, 4 of 4.
    - Elementen 9 tot en met 12: lege mijnkarren van elke kleur in je mijn, de ingebouwde meegeteld. De eerste plaats geeft 10, 11, 12 of 13 punten, de tweede 5, 5, 6 of 6.

    Bij een gelijke stand om de eerste plaats krijgen alle betrokkenen de punten van de eerste plaats en is er geen tweede. Bij een gelijke stand om de tweede plaats krijgen alle betrokkenen die punten. Met 2 spelers telt alleen de eerste plaats. Wie ergens niets van heeft, krijgt er nooit punten voor.
web-rules-glueckauf-shift = De volgende shift
web-rules-glueckauf-shift-text =
    Na de eerste en de tweede waardering wordt startspeler wie de meeste werkers op velden van de mijnkarfabriek heeft. Het veld met de tegelstapel telt mee, de kantine niet.

    Bij een gelijke stand is het degene van de betrokkenen die met de klok mee het dichtst na de oude startspeler zit. De oude startspeler blijft het bij een gelijke stand niet. Heeft niemand werkers in de mijnkarfabriek, dan is dat een gelijke stand van allen.

    Daarna gaan alle werkers naar hun eigenaar terug.
web-rules-glueckauf-end = Het einde
web-rules-glueckauf-end-text =
    Na de derde waardering:

    - 1 punt per 5 mark. De rest houd je.
    - 1 punt per 3 blokjes die je nog hebt: in mijnkarren, in de kooi, in de private opslag of op openstaande bestellingen.
    - −1 punt per openstaande bestelling.
    - −2 punten voor elke tegel die één kant van je mijn meer heeft dan de andere. Tegels tellen, geen mijnkarren, en de hele mijn telt, niet elk niveau.

    Wie de meeste punten heeft, wint. Bij een gelijke stand beslist het overige geld. Is het dan nog gelijk, dan delen jullie de overwinning. Een score kan onder nul komen.
web-rules-glueckauf-hidden = Open en gedekt
web-rules-glueckauf-hidden-text =
    Gedekt zijn de volgorde van beide stapels, de kaarten die iemand bekijkt en welke bestellingen anderen sinds de laatste waardering hebben afgeleverd. Hoeveel het er zijn, zie je altijd. Met de optie ‘altijd open’ zie je ze allemaal. Al het andere is open. Wie kaarten heeft teruggelegd, kent ze.
web-rules-glueckauf-rulings = Uitleg bij twijfel
web-rules-glueckauf-rulings-text =
    De spelregels laten enkele gevallen open. Zo spelen wij ze.

    - De laatste bestelling van de keuze gaat naar bestelveld 4. Zo zijn alle velden gevuld.
    - Liggen er minder dan vijf kaarten in de stapel, dan bekijk je er minder. Bij een lege stapel kan niemand het veld kiezen.
    - Heb je de hele stapel bekeken, dan zijn ‘boven’ en ‘onder’ hetzelfde en is er alleen ‘boven’.
    - Ontbreekt een kleur in de voorraad, dan moet je een ander blokje nemen zolang die er zijn. Je kiest meteen na de aankoop, voordat de rest teruggaat en het veld wordt aangevuld.
    - Blokjes van één kleur op één niveau zijn gelijk. Je laadt uit de tunnel die het eerst gebouwd is, de ingebouwde mijnkar vóór alle andere.
    - De twee blokjes van een vervanging leg je samen, zonder stap ertussen. Eén ervan mag de kleur van het vak hebben.
    - Heeft niemand werkers in de mijnkarfabriek, dan is dat een gelijke stand van allen.
    - Scores kunnen onder nul komen.
    - Volgens de spelregels gaan afgeleverde bestellingen na een waardering weer gedekt. Iedereen heeft ze gezien, dus blijven ze hier zichtbaar. Alleen wat sindsdien is afgeleverd, is gedekt.

web-tutorial-glueckauf-welcome = Welkom bij de mijn! Je leidt een steenkoolmijn in Essen rond 1900: je haalt steenkool naar boven, vult er bestellingen mee en levert ze af. We spelen de belangrijkste momenten van een heel spel, in ongeveer tien minuten. Wat oplicht, moet je als volgende doen.
web-tutorial-glueckauf-draft = Eerst neemt iedereen drie bestellingen. Elke bestelling toont haar voertuig, de gevraagde steenkool en haar punten. Neem de koets die één grijs blokje wil: dat heb je in je mijn.
web-tutorial-glueckauf-draft-same = Neem ook de bruine koets. Eén aflevering neemt al je volbrachte bestellingen van hetzelfde voertuig mee.
web-tutorial-glueckauf-draft-last = En de koets met twee gele vakken. Wat niemand neemt, blijft op het bord.
web-tutorial-glueckauf-place = De eerste shift begint. Je hebt 18 werkers. Elke beurt kies je een veld en doe je wat het biedt; een leeg veld kost één werker. Ga naar de ontginning, met 10 werkstappen.
web-tutorial-glueckauf-cage = Dit is je mijn: een mijnkar van elke kleur en de kooi aan de oppervlakte. Laat de kooi zakken naar het grijze niveau: klik op het niveau of sleep de kooi erheen. Dat is één stap.
web-tutorial-glueckauf-load = Laad het grijze blokje: klik erop. Elk blokje is één stap; in de kooi passen er vijf.
web-tutorial-glueckauf-cage-on = De kooi gaat in één stap naar elk niveau. Verder naar het niveau dat oplicht.
web-tutorial-glueckauf-load-more = Laad het blokje hier.
web-tutorial-glueckauf-surface = Steenkool verlaat de kooi alleen aan de oppervlakte. Breng hem omhoog.
web-tutorial-glueckauf-fill = Leg het grijze blokje op zijn bestelling: klik op het vak dat oplicht of sleep het blokje erheen.
web-tutorial-glueckauf-fill-more = Het volgende ook. Steenkool op een bestelling blijft daar liggen.
web-tutorial-glueckauf-deliver = Alle tien stappen zijn gezet en twee koetsen zijn volbracht. Lever de koetsen af: alle volbrachte gaan in één keer.
web-tutorial-glueckauf-factory = 7 punten! Maar je mijn is bijna leeg. De mijnkarfabriek verkoopt tunneltegels: betaal de prijs, en elke mijnkar op de tegel brengt een blokje mee. Koop de gele tegel met twee mijnkarren voor 2 mark.
web-tutorial-glueckauf-crowded = Je tegenstander ging op jouw veld ontginnen: je werker ging naar de kantine en komt na de shift terug. Dat kun jij ook. Op het geldveld staat één werker, dus het kost er twee van jou. Neem de 6 mark.
web-tutorial-glueckauf-order = Je hebt nieuwe bestellingen nodig. Neem de koets met twee grijze vakken van haar veld.
web-tutorial-glueckauf-balance = Die wil grijze steenkool: koop de heldere tegel met twee grijze mijnkarren. Heldere tegels komen links van de schacht, donkere rechts. Houd beide kanten gelijk: elke tegel die één kant meer heeft, kost aan het eind 2 punten.
web-tutorial-glueckauf-look = Of zoek iets beters: dit veld toont je de bovenste vijf bestellingen van de stapel.
web-tutorial-glueckauf-take = Drie zwarte vakken leveren het meest op: 12 punten. En het is weer een koets. Neem hem.
web-tutorial-glueckauf-return = De andere gaan terug, boven op de stapel of eronder, in jouw volgorde. Alleen jij kent ze. Leg ze bovenop.
web-tutorial-glueckauf-again = Tijd om weer te ontginnen. Daar staan twee werkers van je tegenstander, dus het kost er drie. Het is de moeite waard.
web-tutorial-glueckauf-again-steps = Je weet hoe het gaat: laad gele en grijze steenkool, kom naar boven en vul beide koetsen.
web-tutorial-glueckauf-deliver-again = Nog twee koetsen zijn volbracht. Lever ze samen af: 10 punten voor één werker meer dan de vorige keer.
web-tutorial-glueckauf-scoring = We zijn naar het einde van de shift gesprongen: niemand had nog werkers. Toen werd de shiftklok gewaardeerd. Wie tot nu toe de meeste vakken van een kleur heeft afgeleverd, kreeg er punten voor. Na de tweede shift tellen ook de voertuigen, na de derde ook de lege mijnkarren. Alle werkers zijn weer thuis.
web-tutorial-glueckauf-two = Midden in de tweede shift: dit vak wil bruine steenkool, maar in de kooi ligt alleen gele. Twee blokjes van willekeurige kleur mogen er één vervangen; dat kost twee stappen. Klik op het vak.
web-tutorial-glueckauf-last = De derde en laatste shift. Je kruiwagen wil drie grijze blokjes; één ligt in de kooi. Ga nog een keer ontginnen.
web-tutorial-glueckauf-last-steps = Laad de grijze blokjes, kom naar boven en vul de kruiwagen.
web-tutorial-glueckauf-stop = Stappen die je niet nodig hebt, vervallen; de kooi houdt wat erin zit. Stop met ontginnen.
web-tutorial-glueckauf-last-deliver = Lever de kruiwagen af: 9 punten en drie grijze vakken meer voor de laatste waardering.
web-tutorial-glueckauf-end = Het spel is voorbij en je hebt gewonnen! Na de laatste waardering was er 1 punt voor elke 5 mark en voor elke 3 overgebleven blokjes; elke openstaande bestelling kostte 1, elke tegel te veel aan één kant 2. Bekijk de score of speel je eigen spel.
