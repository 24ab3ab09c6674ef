web-rules-glueckauf-goal = Das Ziel
web-rules-glueckauf-goal-text =
    Du leitest ein Bergwerk in Essen um 1900. In drei Schichten kaufst du Tunnelplättchen mit vollen Loren, holst die Kohle mit dem Förderkorb nach oben, erfüllst Aufträge und lieferst sie aus. Nach jeder Schicht gibt es Punkte für die Mehrheiten.

    Wer am Ende die meisten Siegpunkte hat, gewinnt. Ihr spielt zu zweit, zu dritt oder zu viert.
web-rules-glueckauf-setup = Der Aufbau
web-rules-glueckauf-setup-text =
    - Im Vorrat liegen je 16 Kohlewürfel in Gelb, Braun, Grau und Schwarz.
    - Die 48 Tunnelplättchen werden gemischt. Auf jedem offenen Feld der Lorenfabrik liegt eines offen aus. Es gibt 16 Sorten zu je drei Plättchen: eine Farbe, eine oder zwei Loren, helle oder dunkle Seite.
    - Jeder hat ein Bergwerk mit vier fest eingebauten Loren, eine in jeder Farbe, beladen mit einem Kohlewürfel ihrer Farbe. Der Förderkorb beginnt über Tage.
    - Zu zweit, zu dritt und zu viert beginnt jeder mit 18, 15 oder 13 Arbeitern und 10, 9 oder 8 Mark.
    - Das Los bestimmt den Startspieler.
    - Die 44 Aufträge werden gemischt. Zu zweit, zu dritt und zu viert liegen davon 7, 10 oder 13 offen aus. Beginnend rechts vom Startspieler nimmt jeder gegen den Uhrzeigersinn einen Auftrag, drei Runden lang; der Startspieler wählt immer zuletzt. Der übrige Auftrag kommt auf Auftragsfeld 4. Die anderen offenen Auftragsfelder werden vom Stapel gefüllt.

    Einige Felder sind gesperrt. Zu zweit: die Felder 4 und 8 der Lorenfabrik, die Förderfelder mit 4 und 8 Schritten, die Geldfelder 3 und 5 und Auftragsfeld 1. Zu dritt: Feld 8 der Lorenfabrik, das Förderfeld mit 4 Schritten und Geldfeld 3. Zu viert sind alle Felder offen.
web-rules-glueckauf-turn = Ein Zug
web-rules-glueckauf-turn-text =
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter. In deinem Zug wählst du ein Feld und führst seine Aktion aus.

    - Auf ein leeres Feld setzt du genau einen Arbeiter.
    - Stehen dort schon Arbeiter, eigene oder fremde, gehen sie in die Kantine, und du setzt genau einen mehr, als dort standen.
    - Die Bank braucht immer genau einen Arbeiter und zahlt 1 Mark. Dort wird niemand verdrängt, sie ist also immer möglich.

    Ein Feld darfst du nicht wählen, wenn dir Arbeiter fehlen oder du seine Aktion nicht ausführen kannst: ein Plättchen, das du nicht bezahlen kannst, eine Auslieferung ohne vollständigen Auftrag, ein leerer Stapel oder ein Feld ohne Karte.

    Arbeiter in der Kantine kommen am Ende der Schicht zurück. Wer keine Arbeiter mehr hat, wird übersprungen. Hat niemand mehr welche, endet die Schicht.
web-rules-glueckauf-factory = Lorenfabrik
web-rules-glueckauf-factory-text =
    Zahle den Preis des Plättchens: je gelber Lore 1 Mark, je brauner 2, je grauer 3, je schwarzer 4. Nimm für jede Lore einen Kohlewürfel in der Farbe des Plättchens aus dem Vorrat und baue das Plättchen in dein Bergwerk. Jede Farbe hat ihre eigene Etage. Helle Plättchen kommen links vom Schacht hin, dunkle rechts. Am Ende deines Zuges wird das Feld vom Stapel aufgefüllt.

    Auf dem Feld mit dem Stapel siehst du dir die obersten fünf Plättchen an, oder weniger, wenn nicht mehr so viele da sind. Du darfst eines davon zu seinem Preis kaufen oder keines. Die übrigen legst du in beliebiger Reihenfolge zurück, alle oben auf den Stapel oder alle darunter. Niemand sonst sieht sie.

    Fehlen im Vorrat Kohlewürfel dieser Farbe, wählst du für jede leer bleibende Lore einen Kohlewürfel einer anderen Farbe. Solange der Vorrat welche hat, musst du einen nehmen. Ist er ganz leer, bleibt die Lore leer. Der Preis ändert sich nicht.

    Loren werden nie wieder aufgefüllt. Halte beide Seiten im Gleichgewicht: Jedes Plättchen, das eine Seite mehr hat, kostet am Ende 2 Punkte. Die vier eingebauten Loren gehören zu keiner Seite.
web-rules-glueckauf-mining = Fördern
web-rules-glueckauf-mining-text =
    Ein Förderfeld gibt dir 4, 6, 8 oder 10 Arbeitsschritte. Je ein Schritt:

    - Fahre den Förderkorb auf eine beliebige andere Etage oder nach über Tage.
    - Lade einen Kohlewürfel aus einer Lore der Etage, auf der der Förderkorb steht. Er fasst fünf Kohlewürfel.
    - Steht der Förderkorb über Tage: Lege einen Kohlewürfel aus dem Förderkorb auf ein freies Ablagefeld seiner Farbe auf einem deiner Aufträge.
    - Steht der Förderkorb über Tage: Lege einen Kohlewürfel aus dem Förderkorb in dein privates Kohlelager. Das geht nur, wenn keiner deiner Aufträge ein freies Ablagefeld seiner Farbe hat. (Mit der Option „jeder Würfel“ geht es immer.)
    - Lege einen Kohlewürfel aus dem Kohlelager auf ein freies Ablagefeld seiner Farbe, egal wo der Förderkorb steht.

    Zwei Kohlewürfel beliebiger Farben dürfen einen auf einem Ablagefeld ersetzen. Das kostet zwei Schritte. Du legst beide zusammen, aus dem Förderkorb (über Tage), aus dem Kohlelager oder je einen. Einer davon darf die Farbe des Ablagefelds haben.

    Ein Kohlewürfel auf einem Ablagefeld bleibt dort. Du darfst jederzeit aufhören, auch vor dem ersten Schritt. Übrige Schritte verfallen. Der Förderkorb behält Kohlewürfel und Etage.
web-rules-glueckauf-delivery = Auslieferung
web-rules-glueckauf-delivery-text =
    Es gibt vier Transportmittel: Handkarren, Fuhrwerk, Lastwagen und Eisenbahn. Ein Lieferfeld liefert alle deine vollständigen Aufträge seines Transportmittels auf einmal aus. Mindestens einen musst du haben.

    Du bekommst die Punkte der Karten. Ihre Kohlewürfel kommen in den Vorrat zurück. Lege die Karten verdeckt vor dir ab. Von nun an zählen sie in jeder Wertung.
web-rules-glueckauf-money = Geld und Aufträge
web-rules-glueckauf-money-text =
    Geldfelder bringen 3, 4, 5 oder 6 Mark, die Bank 1. Geld ist unbegrenzt und liegt offen.

    Ein Auftragsfeld gibt dir den Auftrag, der dort liegt. Es wird sofort vom Stapel aufgefüllt. Das Feld mit dem Stapel geht wie in der Lorenfabrik, nur ohne Preis: Sieh dir die obersten fünf Aufträge an, nimm einen oder keinen und lege die übrigen oben auf den Stapel oder darunter.

    Du darfst beliebig viele ausstehende Aufträge haben. Jeder, der am Ende noch aussteht, kostet 1 Punkt. Ist ein Stapel leer, wird nichts aufgefüllt, und ein Feld ohne Karte kann niemand wählen.
web-rules-glueckauf-clock = Die Schichtuhr
web-rules-glueckauf-clock-text =
    Nach jeder Schicht werden die Abschnitte der Schichtuhr gewertet: nach der ersten 1 bis 4, nach der zweiten 1 bis 8, nach der dritten alle zwölf.

    - Abschnitte 1 bis 4: Ablagefelder jeder Farbe auf deinen ausgelieferten Aufträgen. Es zählt die aufgedruckte Farbe, egal welche Kohlewürfel dort lagen. Der erste Platz bringt 2, 3, 4 oder 5 Punkte, der zweite 1, 1, 2 oder 2.
    - Abschnitte 5 bis 8: alle Ablagefelder auf deinen ausgelieferten Aufträgen für Handkarren, Fuhrwerk, Lastwagen und Eisenbahn. Der erste Platz bringt 6, 7, 8 oder 9 Punkte, der zweite 3, 3, 4 oder 4.
    - Abschnitte 9 bis 12: leere Loren jeder Farbe in deinem Bergwerk, die eingebauten mitgezählt. Der erste Platz bringt 10, 11, 12 oder 13 Punkte, der zweite 5, 5, 6 oder 6.

    Bei Gleichstand um den ersten Platz bekommen alle Beteiligten die Punkte des ersten Platzes, einen zweiten gibt es dann nicht. Bei Gleichstand um den zweiten Platz bekommen alle Beteiligten dessen Punkte. Zu zweit bringt nur der erste Platz Punkte. Wer von etwas gar nichts hat, bekommt dafür nie Punkte.
web-rules-glueckauf-shift = Die nächste Schicht
web-rules-glueckauf-shift-text =
    Nach der ersten und zweiten Wertung wird Startspieler, wer die meisten Arbeiter auf Feldern der Lorenfabrik hat. Das Feld mit dem Plättchenstapel zählt mit, die Kantine nicht.

    Bei Gleichstand ist es derjenige der Beteiligten, der im Uhrzeigersinn am nächsten nach dem alten Startspieler sitzt. Der alte Startspieler bleibt es bei Gleichstand nicht. Hat niemand Arbeiter in der Lorenfabrik, ist das ein Gleichstand aller.

    Dann gehen alle Arbeiter zu ihren Besitzern zurück.
web-rules-glueckauf-end = Das Ende
web-rules-glueckauf-end-text =
    Nach der dritten Wertung:

    - 1 Punkt je 5 Mark. Den Rest behältst du.
    - 1 Punkt je 3 Kohlewürfel, die du noch hast: in Loren, im Förderkorb, im Kohlelager oder auf ausstehenden Aufträgen.
    - −1 Punkt je ausstehendem Auftrag.
    - −2 Punkte für jedes Plättchen, das eine Seite deines Bergwerks mehr hat als die andere. Es zählen Plättchen, nicht Loren, und das ganze Bergwerk, nicht jede Etage.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das übrige Geld. Herrscht auch dann Gleichstand, teilt ihr euch den Sieg. Punkte können unter null fallen.
web-rules-glueckauf-hidden = Offen und verdeckt
web-rules-glueckauf-hidden-text =
    Verdeckt sind die Reihenfolge beider Stapel, die Karten, die sich jemand gerade ansieht, und welche Aufträge andere seit der letzten Wertung ausgeliefert haben. Wie viele es sind, siehst du immer. Mit der Option „immer offen“ siehst du alle. Alles andere ist offen. Wer Karten zurückgelegt hat, kennt sie.
web-rules-glueckauf-rulings = Auslegungen
web-rules-glueckauf-rulings-text =
    Die Spielregel lässt einige Fälle offen. So spielen wir sie.

    - Der letzte Auftrag der Auswahl kommt auf Auftragsfeld 4. So sind alle Felder gefüllt.
    - Liegen weniger als fünf Karten im Stapel, siehst du dir weniger an. Bei leerem Stapel kann das Feld niemand wählen.
    - Hast du den ganzen Stapel angesehen, sind „oben“ und „darunter“ dasselbe, und es gibt nur „oben“.
    - Fehlt eine Farbe im Vorrat, musst du einen anderen Kohlewürfel nehmen, solange es welche gibt. Du wählst gleich nach dem Kauf, bevor der Rest zurückgeht und das Feld aufgefüllt wird.
    - Kohlewürfel einer Farbe auf einer Etage sind gleichwertig. Geladen wird aus dem zuerst gebauten Tunnel, die eingebaute Lore vor allen anderen.
    - Die beiden Kohlewürfel eines Ersatzes werden zusammen gelegt, ohne Schritt dazwischen. Einer darf die Farbe des Ablagefelds haben.
    - Hat niemand Arbeiter in der Lorenfabrik, ist das ein Gleichstand aller.
    - Punkte können unter null fallen.
    - Nach der Spielregel werden ausgelieferte Aufträge nach der Wertung wieder verdeckt. Alle haben sie gesehen, darum bleiben sie hier sichtbar. Verdeckt ist nur, was seitdem ausgeliefert wurde.

web-tutorial-glueckauf-welcome = Glück auf! Du leitest ein Bergwerk in Essen um 1900: Du förderst Kohle, erfüllst damit Aufträge und lieferst sie aus. Wir spielen die wichtigsten Momente einer ganzen Partie, in etwa zehn Minuten. Was leuchtet, ist als Nächstes zu tun.
web-tutorial-glueckauf-draft = Zuerst nimmt jeder drei Aufträge. Jeder zeigt sein Transportmittel, die verlangte Kohle und seine Punkte. Nimm das Fuhrwerk, das einen grauen Würfel will: Einen hast du in deinem Bergwerk.
web-tutorial-glueckauf-draft-same = Nimm auch das braune Fuhrwerk. Eine Auslieferung nimmt alle deine vollständigen Aufträge desselben Transportmittels mit.
web-tutorial-glueckauf-draft-last = Und das Fuhrwerk mit zwei gelben Ablagefeldern. Was niemand nimmt, bleibt auf dem Spielplan.
web-tutorial-glueckauf-place = Die erste Schicht beginnt. Du hast 18 Arbeiter. In jedem Zug wählst du ein Feld und tust, was es bietet; ein leeres Feld braucht einen Arbeiter. Geh fördern, mit 10 Arbeitsschritten.
web-tutorial-glueckauf-cage = Das ist dein Bergwerk: eine Lore in jeder Farbe und der Förderkorb über Tage. Lass den Förderkorb auf die graue Etage hinab: Klicke auf die Etage oder zieh den Förderkorb dorthin. Das ist ein Schritt.
web-tutorial-glueckauf-load = Lade den grauen Würfel: Klicke ihn an. Jeder Würfel ist ein Schritt; der Förderkorb fasst fünf.
web-tutorial-glueckauf-cage-on = Der Förderkorb fährt in einem Schritt auf jede Etage. Weiter zu der, die leuchtet.
web-tutorial-glueckauf-load-more = Lade den Würfel hier.
web-tutorial-glueckauf-surface = Kohle verlässt den Förderkorb nur über Tage. Bring ihn hinauf.
web-tutorial-glueckauf-fill = Lege den grauen Würfel auf seinen Auftrag: Klicke das leuchtende Ablagefeld an oder zieh den Würfel dorthin.
web-tutorial-glueckauf-fill-more = Den nächsten auch. Kohle auf einem Auftrag bleibt dort liegen.
web-tutorial-glueckauf-deliver = Alle zehn Schritte sind getan, zwei Fuhrwerk-Aufträge sind vollständig. Liefere die Fuhrwerke aus: Alle vollständigen gehen auf einmal.
web-tutorial-glueckauf-factory = 7 Punkte! Aber dein Bergwerk ist fast leer. Die Lorenfabrik verkauft Tunnelplättchen: Zahle den Preis, und jede Lore auf dem Plättchen bringt einen Würfel mit. Kaufe das gelbe Plättchen mit zwei Loren für 2 Mark.
web-tutorial-glueckauf-crowded = Der Gegner hat auf deinem Feld gefördert: Dein Arbeiter ging in die Kantine und kommt nach der Schicht zurück. Das kannst du auch. Auf dem Geldfeld steht ein Arbeiter, also brauchst du zwei. Nimm die 6 Mark.
web-tutorial-glueckauf-order = Du brauchst neue Aufträge. Nimm das Fuhrwerk mit zwei grauen Ablagefeldern von seinem Feld.
web-tutorial-glueckauf-balance = Es will graue Kohle: Kaufe das helle Plättchen mit zwei grauen Loren. Helle Plättchen kommen links vom Schacht, dunkle rechts. Halte beide Seiten gleich: Jedes Plättchen, das eine Seite mehr hat, kostet am Ende 2 Punkte.
web-tutorial-glueckauf-look = Oder suche etwas Besseres: Dieses Feld zeigt dir die obersten fünf Aufträge des Stapels.
web-tutorial-glueckauf-take = Drei schwarze Ablagefelder bringen am meisten: 12 Punkte. Und es ist wieder ein Fuhrwerk. Nimm es.
web-tutorial-glueckauf-return = Die anderen kommen zurück, auf den Stapel oder darunter, in deiner Reihenfolge. Nur du kennst sie. Lege sie obenauf.
web-tutorial-glueckauf-again = Zeit, wieder zu fördern. Dort stehen zwei Arbeiter des Gegners, also brauchst du drei. Es lohnt sich.
web-tutorial-glueckauf-again-steps = Du weißt, wie es geht: Lade gelbe und graue Kohle, komm herauf und fülle beide Fuhrwerke.
web-tutorial-glueckauf-deliver-again = Zwei weitere Fuhrwerk-Aufträge sind vollständig. Liefere sie zusammen aus: 10 Punkte für einen Arbeiter mehr als beim letzten Mal.
web-tutorial-glueckauf-scoring = Wir sind ans Ende der Schicht gesprungen: Niemand hatte mehr Arbeiter. Dann wurde die Schichtuhr gewertet. Wer bisher die meisten Ablagefelder einer Farbe ausgeliefert hat, bekam dafür Punkte. Nach der zweiten Schicht zählen auch die Transportmittel, nach der dritten auch die leeren Loren. Alle Arbeiter sind wieder zu Hause.
web-tutorial-glueckauf-two = Mitten in der zweiten Schicht: Dieses Ablagefeld will braune Kohle, aber im Förderkorb ist nur gelbe. Zwei Würfel beliebiger Farben dürfen einen ersetzen; das kostet zwei Schritte. Klicke das Ablagefeld an.
web-tutorial-glueckauf-last = Die dritte und letzte Schicht. Dein Handkarren will drei graue Würfel; einer ist im Förderkorb. Geh noch einmal fördern.
web-tutorial-glueckauf-last-steps = Lade die grauen Würfel, komm herauf und fülle den Handkarren.
web-tutorial-glueckauf-stop = Schritte, die du nicht brauchst, verfallen; der Förderkorb behält, was darin ist. Beende das Fördern.
web-tutorial-glueckauf-last-deliver = Liefere den Handkarren aus: 9 Punkte und drei graue Ablagefelder mehr für die letzte Wertung.
web-tutorial-glueckauf-end = Die Partie ist vorbei, und du hast gewonnen! Nach der letzten Wertung gab es 1 Punkt für je 5 Mark und für je 3 übrige Würfel; jeder offene Auftrag kostete 1, jedes Plättchen zu viel auf einer Seite 2. Sieh dir die Wertung an oder spiel deine eigene Partie.
