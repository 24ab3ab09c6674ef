web-rules-zwergar-goal = Het doel
web-rules-zwergar-goal-text =
    Je leidt een clan dwergen onder de berg. In tien ronden werk je in de mijn, houd je je ovens warm en voltooi je grote projecten. Het korte spel duurt acht ronden.

    Wie aan het einde de meeste overwinningspunten heeft, wint. Je speelt met 2 tot 4 spelers.
web-rules-zwergar-setup = De opbouw
web-rules-zwergar-setup-text =
    - Elke clan heeft een voorman en acht ovens. Twee koude ovens liggen op het clanbord. Warmte en punten beginnen op 0.
    - Er zijn 18 specialisten: zes mijnwerkers, zes smeden en zes ingenieurs. Ze worden geschud en zes gaan uit het spel. Vanaf de startspeler krijgt iedereen er één. Dan gaat er één naar het laboratorium, de stoomketel, de smidse, de smelterij, de lift en het kantoor. De rest gaat van boven af naar de mijnniveaus.
    - Vijf mijnkarborden dragen de mijnkarren, op elk één per clan. Ze liggen op het tussenniveau en op de niveaus 1 tot en met 4.
    - Je speelt met zoveel sets projecten als er spelers zijn. Elke set heeft negen projecten, vier eenvoudige en vijf gevorderde. De geschudde eenvoudige liggen op de geschudde gevorderde. Vijf projecten liggen open.
    - De 15 gebeurtenissen worden geschud. Negen doen mee, in het korte spel zeven.
    - Iedereen begint met enkele grondstoffen op het clanbord en in één mijnkar, afhankelijk van de plaats aan tafel.
    - De startspeler wordt geloot en blijft het hele spel startspeler.
web-rules-zwergar-turn = Een beurt
web-rules-zwergar-turn-text =
    Aan het begin van je beurt worden lege projectplaatsen van de stapel aangevuld. Dan voer je drie acties uit. Aan het einde van je beurt valt je warmtespoor naar 0.

    Voor een actie zet je een van je dwergen op een plaats. Wie daar staat, gaat eerst weg: een specialist komt bij jou, en je kunt hem vanaf je volgende actie inzetten. Een voorman gaat naar huis, naar zijn clan. Daarna gebruik je de plaats in willekeurige volgorde, zo ver als je wilt:

    - de gewone actie van de plaats,
    - de bonus voor het soort dwerg dat je hebt gezet,
    - met je voorman het inbouwen van een oven. Een bonus heeft de voorman nergens.

    Heb je geen dwerg meer, dan neem je als actie een pauze: je voorman komt terug van waar hij ook staat, ook uit een mijnkar, en je neemt een specialist naar keuze van een willekeurige plaats.
web-rules-zwergar-round = Het einde van een ronde
web-rules-zwergar-round-text =
    Is iedereen aan de beurt geweest, dan eindigt de ronde. Na de laatste ronde gebeurt dit niet.

    - De actieve gebeurtenis gaat weg. De volgende wordt opengelegd en uitgevoerd. Een gebeurtenis die een ronde geldt, blijft actief tot de volgende opengaat.
    - Dan steekt iedereen met minstens één warme oven op het clanbord één koude oven aan. Ingebouwde ovens tellen niet.
    - Doet de Oude Schacht mee, dan krijgt wie als enige de meeste projecten van de Oude Schacht heeft voltooid voor de volgende ronde het fiche Zilverbaard.
web-rules-zwergar-heat = Warmte
web-rules-zwergar-heat-text =
    Je betaalt warmte van je warmtespoor en met warme ovens op je clanbord, die dan koud worden, elk 1 warmte, in elke mix die je wilt. Warmte die je krijgt komt op het spoor, hoogstens tot het einde ervan, en is meteen bruikbaar. Warmte die je in beurten van anderen krijgt, blijft tot het einde van je eigen beurt.
web-rules-zwergar-mine = De mijn en de lift
web-rules-zwergar-mine-text =
    Op een mijnniveau leg je de opbrengst van het niveau in je mijnkar daar, als die leeg is. Je mag hem ook leeg laten. Is hij niet leeg, dan krijg je niets.

    Elke stap van de lift tilt alle mijnkarborden één niveau op. Het mijnkarbord op het tussenniveau wordt eerst gelost: de eigenaars nemen hun grondstoffen en hun voorman. Dan gaat het naar beneden, naar niveau 4. Een lading van niveau 1 heeft dus twee stappen nodig, een van niveau 4 vijf.

    In de mijn gaat je voorman in je mijnkar, ook in een volle. De plaats blijft leeg. Hij komt thuis als de mijnkar wordt gelost. De specialist die op het niveau stond, komt toch bij jou.

    Het extraatje van een niveau krijg je hoogstens één keer: door je eigen oven op het niveau, door een verbeterd project voor die specialist of door een gebeurtenis. Een oven telt niet in de actie waarin je hem inbouwt.
web-rules-zwergar-places = De plaatsen
web-rules-zwergar-places-text =
    - Laboratorium: zet één grondstof om in twee van de eerstvolgende lagere soort: ijzer in steen, goud in ijzer of juwelen in goud. Smid: nog twee omzettingen. Mijnwerker: steek een oven aan en krijg 1 warmte.
    - Stoomketel: steek een oven aan. Mijnwerker: steek ze allemaal aan. Smid: krijg 2 warmte.
    - Lift: één stap. Elke verdere stap kost 1 warmte. Mijnwerker: punten voor elk mijnkarbord dat deze actie lost, zolang er vóór de stap nog grondstoffen in een mijnkar in de mijn liggen. Ingenieur: een steen in elke mijnkar van een niveau naar keuze, vóór of na de stappen.
    - Smidse: bouw een nieuwe koude oven. Ingenieur: bouw er nog één, ook als je de gewone actie niet gebruikt. Mijnwerker: steek een oven aan.
    - Smelterij: zo vaak je wilt worden warmte en een grondstof de eerstvolgende betere. Ingenieur: verbeter zoveel van je voltooide projecten als je wilt, elk voor 1 warmte meer. Smid: krijg 1 warmte.
    - Kantoor: voltooi één open project en verbeter het desgewenst meteen. Ingenieur: neem één grondstof terug van een soort waarvan je er meer dan één betaalde. Smid: verbeteren kost 2 warmte minder.
web-rules-zwergar-furnaces = Ovens inbouwen
web-rules-zwergar-furnaces-text =
    Je voorman mag één oven van je clanbord inbouwen op de plaats waar hij handelt, als daar nog geen oven is. Betaal de prijs van de plaats en krijg punten. Een koude oven gaat eerst.

    Een ingebouwde oven geeft zelf geen warmte meer. Buiten de mijn krijg je 1 warmte telkens als een andere speler daar een dwerg zet. In de mijn krijg je het extraatje van het niveau.
web-rules-zwergar-projects = Projecten
web-rules-zwergar-projects-text =
    Een project voltooien: betaal de kosten, neem de kaart en tel de punten. Een voltooid project verbeteren: betaal de verbeterkosten en tel de punten. Vanaf dan geldt het effect. Elk project kan één keer worden verbeterd.

    Kortingen maken kosten nooit negatief. ‘Voltooid’ omvat ook verbeterde projecten. Vraagt een kaart naar goud of juwelen in de kosten, dan gelden de gedrukte kosten.
web-rules-zwergar-sets = De sets
web-rules-zwergar-sets-text =
    - Westelijke Gewesten: na de laatste ronde voeren de spelers die de meeste projecten van deze set hebben voltooid, minstens één, in speelvolgorde nog drie acties uit. Van de rest daarvan kun je afzien. Eerst worden projectplaatsen aangevuld, daarna valt het warmtespoor.
    - Nieuwe Schacht: elke verbetering geeft 2 punten voor elk verbeterd project van de Nieuwe Schacht dat je dan hebt: 2, 4, 6 enzovoort.
    - Goudlaag: daarna verbeteren de spelers die de meeste projecten van deze set hebben voltooid, minstens één, in speelvolgorde gratis één voltooid project van een willekeurige set.
    - Oude Schacht: leg Zilverbaard tijdens een actie af om een bonus van de plaats te gebruiken die je niet hebt.
    - Oostelijke Gewesten: aan het einde van je beurt houd je tot 2 warmte per voltooid project van deze set op het spoor.
web-rules-zwergar-events = Gebeurtenissen
web-rules-zwergar-events-text =
    Een gebeurtenis gebeurt meteen of geldt een ronde. Liftstappen door gebeurtenissen lossen zoals gewoonlijk en geven niets voor de bonus van de mijnwerker. Stenen door gebeurtenissen gaan ook in volle mijnkarren. Wijs de actieve gebeurtenis aan om te lezen wat ze doet.
web-rules-zwergar-end = Het einde
web-rules-zwergar-end-text =
    Na de laatste ronde komen de extra acties van de Westelijke Gewesten, dan de gratis verbeteringen van de Goudlaag, dan de eindeffecten van verbeterde projecten.

    Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen juwelen, dan goud, dan ijzer, dan steen. Is het dan nog gelijk, dan delen jullie de overwinning.
web-rules-zwergar-numbers = Waar de getallen vandaan komen
web-rules-zwergar-numbers-text =
    De scan van de spelregels heeft de symbolen verloren, dus moesten sommige getallen worden teruggevonden. Elk getal draagt zijn herkomst: uit de spelregels, uit openbare beschrijvingen, afgeleid uit gedrukte waarden of door ons gekozen. Startgrondstoffen, opbrengsten en extraatjes van de mijn en de prijzen van het inbouwen hebben wij gekozen.

    Bezit je het spel, dan kun je elk getal verbeteren. Bewaar op de startpagina alle getallen als bestand, wijzig wat in jouw doos anders is en kies het bestand onder ‘Getallen van mijn eigen doos’.
web-rules-zwergar-rulings = Uitleg bij twijfel
web-rules-zwergar-rulings-text =
    De spelregels laten enkele gevallen open. Zo spelen wij ze.

    - De pauze haalt je voorman ook uit een mijnkar terug. Daarna zijn er alleen nog het einde van de actie en de stoompijpen.
    - Ook als de voorman de mijn in gaat, komt de specialist van het niveau bij jou.
    - Ingebouwd wordt een koude oven, als het clanbord er een heeft.
    - Aansteken vraagt een koude oven, behalve bij de bonus van de mijnwerker in het laboratorium, die ook warmte geeft. Warmte krijgen mag ook met een vol spoor.
    - Zilverbaard werkt buiten de mijn met elke dwerg, ook met de voorman. Hij leent je een bonus die je in deze actie niet hebt. Bonussen van het laboratorium die een gebeurtenis sluit, opent hij niet.
    - Behulpzame Linne (project 44) werkt één keer per actie, met een specialist, voordat een bonus is gebruikt. De dwerg telt dan als de andere soort in plaats van zijn eigen soort. In de mijn geeft ze alleen een ontbrekend extraatje: de mijnkar kreeg in deze actie de opbrengst, en een verbeterd project laat de andere soort het extraatje delven.
    - De projecten 2 tot en met 4 kijken naar de eigen soort van de dwerg en werken niet door elkaar heen.
    - Bonussen zonder eigen knop, de punten van de mijnwerker bij de lift en de korting van de smid in het kantoor, werken alleen zolang je ze hebt, nooit achteraf.
    - Een project dat je in het kantoor verbetert, kan de rest van die actie veranderen.
    - De korting van de smid verlaagt de gedrukte warmte, niet de extra warmte van de Schoorsteen (project 45).
    - De projecten 6 en 25 tellen zichzelf mee.
    - Project 43 geeft in deze beurt één actie meer. Komt ze door de gratis verbetering van de Goudlaag, dan wordt ze meteen uitgevoerd.
    - Een gebeurtenis kort de drie acties van de Westelijke Gewesten niet in. Voor de projecten 33 en 38 zijn ze geen beurt. Daarna valt de warmte.
    - Wie voor de Goudlaag niets te verbeteren heeft, wordt overgeslagen. Je mag ervan afzien. De extra warmte van de Schoorsteen mag worden betaald.
    - Een gebeurtenis die projecten aflegt, treft door toeval twee van de open projecten. Lege plaatsen worden overgeslagen.
    - Warmte voor smidse of laboratorium door een gebeurtenis krijg je als de dwerg wordt gezet.
    - Punten door een gebeurtenis voor een dwerg op een mijnniveau krijg je ook voor de voorman.

web-tutorial-zwergar-welcome = Welkom in het koninkrijk! Je leidt een clan dwergen: je delft, houdt je ovens brandend en voltooit grote projecten. We spelen de belangrijkste momenten van een heel spel, in ongeveer tien minuten. Wat oplicht, moet je als volgende doen.
web-tutorial-zwergar-boiler = In je beurt voer je drie acties uit. Voor elke actie zet je een dwerg op een plaats. Je hebt een voorman en een mijnwerker, en je twee ovens zijn koud: stuur de mijnwerker naar de ketel.
web-tutorial-zwergar-light-all = Wie daar stond, vertrekt: de ingenieur komt bij je clan. Iedereen mag hier één oven aansteken, een mijnwerker allemaal. Elke warme oven kan één warmte betalen. Steek ze aan.
web-tutorial-zwergar-end-action = Hier is niets meer te doen. Beëindig deze actie.
web-tutorial-zwergar-mine = Nu de mijn in. Stuur de ingenieur naar niveau 2: dat levert steen en ijzer op.
web-tutorial-zwergar-mined = Je mijnkar op niveau 2 is vol en de smid die daar stond, is nu van jou. Beëindig deze actie.
web-tutorial-zwergar-lift = Wat in de mijnkarren ligt, moet omhoog. Stuur de smid naar de lift.
web-tutorial-zwergar-steps = Elke stap tilt alle mijnkarren één niveau; de bovenste wordt gelost. De eerste stap is gratis, elke volgende kost 1 warmte. Zet er twee en betaal met een oven: dan komt je eerste mijnkar aan.
web-tutorial-zwergar-turn-over = Twee stenen zijn van jou. Beëindig de actie. Het was je derde, dus je beurt is voorbij en je tegenstander is aan de beurt.
web-tutorial-zwergar-round = Ronde 2. Tussen de ronden wordt een gebeurtenis omgedraaid: deze gaf iedereen 2 warmte. Daarna stak elke clan met een warme oven er nog een aan, dus houd er altijd één brandend. Warmte op je warmtespoor vervalt aan het eind van je beurt.
web-tutorial-zwergar-lift-miner = Bij de lift kwam een mijnwerker bij je. Stuur hem er weer heen: een mijnwerker krijgt daar een punt voor elk gelost mijnkarbord.
web-tutorial-zwergar-one-step = Je volle mijnkar is vlak onder de top. Eén stap is genoeg.
web-tutorial-zwergar-office = Steen en ijzer: genoeg voor een project. Stuur de smid naar het kantoor.
web-tutorial-zwergar-complete = Voltooi het project dat oplicht: het kost 2 stenen en 1 ijzer en levert 2 punten op.
web-tutorial-zwergar-upgrade = Je mag het meteen verbeteren. Dat zou 2 warmte kosten, maar een smid in het kantoor bespaart je precies dat. Verbeteringen leveren punten op en de meeste zetten een effect aan.
web-tutorial-zwergar-foreman = Je voorman heeft nergens een bonus, maar alleen hij kan ovens inbouwen. Stuur hem naar de smidse.
web-tutorial-zwergar-build = De smidse bouwt voor 1 ijzer een nieuwe oven voor je.
web-tutorial-zwergar-install = Bouw er hier een in voor 2 stenen: 2 punten nu, en 1 warmte voor jou telkens als een andere clan hier komt.
web-tutorial-zwergar-deep = Ronde 3. Vul meerdere mijnkarren en til ze dan samen op. Eerst weer niveau 2.
web-tutorial-zwergar-deeper = Diepere niveaus bevatten betere dingen, maar doen er langer over. Niveau 3: ijzer en goud.
web-tutorial-zwergar-lab = Enkele ronden later. (Zonder dwerg brengt een pauze je voorman en een specialist terug.) Het laboratorium verandert een grondstof in twee van de soort eronder. Stuur je mijnwerker erheen.
web-tutorial-zwergar-lab-light = Hier steekt een mijnwerker een oven aan en krijgt 1 warmte.
web-tutorial-zwergar-engineer = Veel grondstoffen voor een groter project: een ingenieur in het kantoor krijgt er één van terug. Stuur hem.
web-tutorial-zwergar-complete-more = Voltooi het project dat oplicht.
web-tutorial-zwergar-refund = Neem een steen terug: daarvan werd er meer dan één betaald.
web-tutorial-zwergar-smelter = Ronde 9. Omdat je Bowlingtunnel is verbeterd, telt je smid ook als ingenieur. In de smelterij mag een ingenieur eerder voltooide projecten verbeteren. Stuur hem erheen.
web-tutorial-zwergar-smelter-upgrade = Verbeter het gereedschap: vanaf nu kost een project je een steen of een ijzer minder. Voor de warmte wordt één oven koud.
web-tutorial-zwergar-smelter-heat = En als smid krijgt hij hier 1 warmte.
web-tutorial-zwergar-last = De laatste ronde. Nog een project: de smid gaat naar het kantoor.
web-tutorial-zwergar-upgrade-more = Verbeter het meteen.
web-tutorial-zwergar-west = De laatste ronde is voorbij, maar elke set heeft een laatste woord. Jij hebt de meeste projecten van de Westelijke Gewesten voltooid, dus je voert nog drie acties uit. Twee daarvan bereiden de derde voor.
web-tutorial-zwergar-west-office = Je laatste actie: nog één keer het kantoor.
web-tutorial-zwergar-end = Het spel is voorbij en je clan heeft gewonnen! Wijs een project aan om te lezen wat het doet. Bekijk de score of speel je eigen spel.
