web-rules-zwergar-goal = Das Ziel
web-rules-zwergar-goal-text =
    Du führst einen Zwergenclan unter dem Berg. In zehn Runden baust du ab, hältst deine Öfen warm und schließt große Projekte ab. Das kurze Spiel dauert acht Runden.

    Wer am Ende die meisten Siegpunkte hat, gewinnt. Ihr spielt zu zweit, zu dritt oder zu viert.
web-rules-zwergar-setup = Der Aufbau
web-rules-zwergar-setup-text =
    - Jeder Clan hat einen Vorarbeiter und acht Öfen. Zwei kalte Öfen liegen auf seinem Spielerbogen. Wärme und Punkte beginnen bei 0.
    - Es gibt 18 Spezialisten: sechs Bergleute, sechs Schmiede und sechs Ingenieure. Sie werden gemischt, sechs kommen aus dem Spiel. Vom Startspieler an bekommt jeder einen. Dann kommt je einer in Labor, Dampfkessel, Schmiede, Schmelze, Aufzug und Büro. Die übrigen kommen von oben auf die Minenebenen.
    - Fünf Lorentableaus tragen je eine Lore pro Clan. Sie liegen auf der Zwischenebene und den Ebenen 1 bis 4.
    - Ihr spielt mit so vielen Projektsets wie Spielern. Jedes hat neun Projekte, vier einfache und fünf fortgeschrittene. Die gemischten einfachen liegen auf den gemischten fortgeschrittenen. Fünf Projekte liegen offen aus.
    - Die 15 Ereignisse werden gemischt. Neun kommen ins Spiel, im kurzen Spiel sieben.
    - Jeder beginnt mit einigen Ressourcen im Lager und in einer Lore, je nach Sitzplatz.
    - Das Los bestimmt den Startspieler. Er bleibt es das ganze Spiel.
web-rules-zwergar-turn = Ein Zug
web-rules-zwergar-turn-text =
    Zu Beginn deines Zuges werden leere Projektfelder vom Stapel aufgefüllt. Dann führst du drei Aktionen aus. Am Ende deines Zuges fällt deine Wärmeleiste auf 0.

    Für eine Aktion setzt du einen deiner Zwerge auf einen Ort. Wer dort steht, geht zuerst: Ein Spezialist kommt zu dir, und du kannst ihn ab deiner nächsten Aktion einsetzen. Ein Vorarbeiter geht heim zu seinem Clan. Dann nutzt du den Ort in beliebiger Reihenfolge, so weit du willst:

    - die normale Aktion des Ortes,
    - den Bonus für die Art des Zwergs, den du gesetzt hast,
    - mit dem Vorarbeiter das Installieren eines Ofens. Einen Bonus hat der Vorarbeiter nirgends.

    Hast du keinen Zwerg mehr, machst du als Aktion eine Pause: Dein Vorarbeiter kommt zurück, wo er auch steht, auch aus einer Lore, und du nimmst einen Spezialisten deiner Wahl von einem beliebigen Ort.
web-rules-zwergar-round = Das Ende einer Runde
web-rules-zwergar-round-text =
    Waren alle am Zug, endet die Runde. Nach der letzten Runde geschieht das nicht.

    - Das aktive Ereignis wird abgeworfen. Das nächste wird aufgedeckt und ausgeführt. Ein Ereignis, das eine Runde lang gilt, bleibt aktiv, bis das nächste aufgedeckt wird.
    - Dann zündet jeder, der mindestens einen warmen Ofen auf dem Spielerbogen hat, einen kalten Ofen an. Installierte Öfen zählen nicht.
    - Ist der Alte Schacht im Spiel, bekommt für die nächste Runde das Silberbartplättchen, wer allein die meisten Projekte des Alten Schachts abgeschlossen hat.
web-rules-zwergar-heat = Wärme
web-rules-zwergar-heat-text =
    Du zahlst Wärme von deiner Wärmeleiste und mit warmen Öfen deines Spielerbogens, die dabei kalt werden, je 1 Wärme, in beliebiger Mischung. Erhaltene Wärme kommt auf die Leiste, höchstens bis zu ihrem Ende, und ist sofort nutzbar. Wärme aus fremden Zügen bleibt bis zum Ende deines eigenen Zuges.
web-rules-zwergar-mine = Mine und Aufzug
web-rules-zwergar-mine-text =
    Auf einer Minenebene legst du den Ertrag der Ebene in deine Lore dort, wenn sie leer ist. Du darfst sie auch leer lassen. Ist sie nicht leer, bekommst du nichts.

    Jeder Schritt des Aufzugs hebt alle Lorentableaus um eine Ebene. Das Lorentableau auf der Zwischenebene wird zuerst entladen: Die Besitzer nehmen ihre Ressourcen und ihren Vorarbeiter. Dann kommt es nach unten auf Ebene 4. Eine Ladung von Ebene 1 braucht also zwei Schritte, eine von Ebene 4 fünf.

    In der Mine kommt dein Vorarbeiter in deine Lore, auch in eine volle. Der Ort bleibt leer. Er kommt heim, wenn die Lore entladen wird. Der Spezialist, der auf der Ebene stand, kommt trotzdem zu dir.

    Die zusätzlichen Ressourcen einer Ebene bekommst du höchstens einmal: durch deinen eigenen Ofen auf der Ebene, durch ein aufgewertetes Projekt für diesen Spezialisten oder durch ein Ereignis. Ein Ofen zählt nicht in der Aktion, in der du ihn installierst.
web-rules-zwergar-places = Die Orte
web-rules-zwergar-places-text =
    - Labor: Wandle eine Ressource in zwei der nächstniedrigeren Art um: Eisen in Stein, Gold in Eisen oder Juwelen in Gold. Schmied: zwei Umwandlungen mehr. Bergmann: zünde einen Ofen an und erhalte 1 Wärme.
    - Dampfkessel: Zünde einen Ofen an. Bergmann: zünde alle an. Schmied: erhalte 2 Wärme.
    - Aufzug: ein Schritt. Jeder weitere kostet 1 Wärme. Bergmann: Punkte für jedes Lorentableau, das diese Aktion entlädt, solange vor dem Schritt noch eine Lore in der Mine Ressourcen enthält. Ingenieur: ein Stein in jede Lore einer Ebene deiner Wahl, vor oder nach den Schritten.
    - Schmiede: Baue einen neuen kalten Ofen. Ingenieur: baue noch einen, auch wenn du die normale Aktion nicht nutzt. Bergmann: zünde einen Ofen an.
    - Schmelze: Beliebig oft werden Wärme und eine Ressource zur nächstbesseren. Ingenieur: werte beliebig viele deiner abgeschlossenen Projekte auf, jedes für 1 Wärme mehr. Schmied: erhalte 1 Wärme.
    - Büro: Schließe ein offenes Projekt ab und werte es auf Wunsch gleich auf. Ingenieur: nimm eine Ressource einer Art zurück, von der du mehr als eine gezahlt hast. Schmied: Aufwerten kostet 2 Wärme weniger.
web-rules-zwergar-furnaces = Öfen installieren
web-rules-zwergar-furnaces-text =
    Dein Vorarbeiter darf einen Ofen von deinem Spielerbogen an dem Ort installieren, an dem er handelt, wenn dort noch keiner ist. Du zahlst den Preis des Ortes und bekommst Punkte. Zuerst wird ein kalter Ofen genommen.

    Ein installierter Ofen gibt selbst keine Wärme mehr. Außerhalb der Mine erhältst du 1 Wärme, sooft ein anderer Spieler dort einen Zwerg einsetzt. In der Mine bekommst du die zusätzlichen Ressourcen der Ebene.
web-rules-zwergar-projects = Projekte
web-rules-zwergar-projects-text =
    Ein Projekt abschließen: Zahle die Kosten, nimm die Karte und erhalte ihre Punkte. Ein abgeschlossenes Projekt aufwerten: Zahle die Aufwertungskosten und erhalte die Punkte. Von da an gilt sein Effekt. Jedes Projekt kann einmal aufgewertet werden.

    Ermäßigungen machen Kosten nie negativ. „Abgeschlossen“ schließt aufgewertete Projekte ein. Fragt eine Karte nach Gold oder Juwelen in Kosten, gelten die gedruckten Kosten.
web-rules-zwergar-sets = Die Sets
web-rules-zwergar-sets-text =
    - Westliche Gefilde: Nach der letzten Runde führen alle, die die meisten Projekte dieses Sets abgeschlossen haben, mindestens eines, in Zugreihenfolge drei weitere Aktionen aus. Auf den Rest davon kann man verzichten. Vorher werden Projektfelder aufgefüllt, danach fällt die Wärmeleiste.
    - Neuer Schacht: Jede Aufwertung bringt 2 Punkte für jedes aufgewertete Projekt des Neuen Schachts, das du dann hast: 2, 4, 6 und so weiter.
    - Goldebene: Danach werten alle, die die meisten Projekte dieses Sets abgeschlossen haben, mindestens eines, in Zugreihenfolge ein abgeschlossenes Projekt eines beliebigen Sets kostenlos auf.
    - Alter Schacht: Wirf das Silberbartplättchen während einer Aktion ab, um einen Bonus des Ortes zu nutzen, den du nicht hast.
    - Östliche Gefilde: Am Ende deines Zuges behältst du bis zu 2 Wärme je abgeschlossenem Projekt dieses Sets auf der Leiste.
web-rules-zwergar-events = Ereignisse
web-rules-zwergar-events-text =
    Ein Ereignis geschieht sofort oder gilt eine Runde lang. Aufzugschritte durch Ereignisse entladen wie gewohnt und bringen nichts für den Bonus des Bergmanns. Steine durch Ereignisse kommen auch in volle Loren. Zeige auf das aktive Ereignis, um zu lesen, was es tut.
web-rules-zwergar-end = Das Ende
web-rules-zwergar-end-text =
    Nach der letzten Runde kommen die weiteren Aktionen der Westlichen Gefilde, dann die kostenlosen Aufwertungen der Goldebene, dann die Endeffekte aufgewerteter Projekte.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden Juwelen, dann Gold, dann Eisen, dann Stein. Herrscht auch dann Gleichstand, teilt ihr euch den Sieg.
web-rules-zwergar-numbers = Woher die Zahlen stammen
web-rules-zwergar-numbers-text =
    Der Scan der Spielregel hat ihre Symbole verloren, darum mussten einige Zahlen wiedergefunden werden. Jede Zahl trägt ihre Herkunft: aus der Spielregel, aus öffentlichen Beschreibungen, aus gedruckten Werten erschlossen oder von uns gewählt. Startressourcen, Erträge und zusätzliche Ressourcen der Mine und die Preise fürs Installieren haben wir gewählt.

    Wenn du das Spiel besitzt, kannst du jede Zahl berichtigen. Sichere auf der Startseite alle Zahlen als Datei, ändere, was in deiner Schachtel anders ist, und wähle die Datei unter „Zahlen meiner Schachtel“.
web-rules-zwergar-rulings = Auslegungen
web-rules-zwergar-rulings-text =
    Die Spielregel lässt einige Fälle offen. So spielen wir sie.

    - Die Pause holt deinen Vorarbeiter auch aus einer Lore zurück. Danach bleiben nur das Ende der Aktion und die Dampfrohre.
    - Auch wenn der Vorarbeiter in die Mine geht, kommt der Spezialist der Ebene zu dir.
    - Installiert wird ein kalter Ofen, wenn der Spielerbogen einen hat.
    - Anzünden braucht einen kalten Ofen, außer beim Bonus des Bergmanns im Labor, der auch Wärme gibt. Wärme erhalten darfst du auch mit voller Leiste.
    - Silberbart wirkt außerhalb der Mine mit jedem Zwerg, auch mit dem Vorarbeiter. Er leiht dir einen Bonus, den du in dieser Aktion nicht hast. Boni des Labors, die ein Ereignis sperrt, öffnet er nicht.
    - Hilfreiche Linne (Projekt 44) wirkt einmal je Aktion, mit einem Spezialisten, bevor ein Bonus genutzt wurde. Der Zwerg zählt dann als die andere Art statt als seine eigene. In der Mine bringt sie nur fehlende zusätzliche Ressourcen: Die Lore hat in dieser Aktion den Ertrag bekommen, und ein aufgewertetes Projekt lässt die andere Art die zusätzlichen Ressourcen abbauen.
    - Die Projekte 2 bis 4 richten sich nach der eigenen Art des Zwergs und verketten sich nicht.
    - Boni ohne eigene Schaltfläche, die Punkte des Bergmanns am Aufzug und die Ermäßigung des Schmieds im Büro, wirken nur, solange du sie hast, nie rückwirkend.
    - Ein im Büro aufgewertetes Projekt kann den Rest dieser Aktion verändern.
    - Die Ermäßigung des Schmieds senkt die gedruckte Wärme, nicht die zusätzliche Wärme des Schlots (Projekt 45).
    - Die Projekte 6 und 25 zählen sich selbst mit.
    - Projekt 43 gibt in diesem Zug eine Aktion mehr. Kommt sie durch die kostenlose Aufwertung der Goldebene, wird sie sofort ausgeführt.
    - Ein Ereignis kürzt die drei Aktionen der Westlichen Gefilde nicht. Für die Projekte 33 und 38 sind sie kein Zug. Danach fällt die Wärme.
    - Wer für die Goldebene nichts aufzuwerten hat, wird übergangen. Man darf verzichten. Die zusätzliche Wärme des Schlots darf gezahlt werden.
    - Ein Ereignis, das Projekte abwirft, trifft zwei der offenen Projekte durch Zufall. Leere Projektfelder werden übergangen.
    - Wärme für Schmiede oder Labor durch ein Ereignis gibt es, wenn der Zwerg gesetzt wird.
    - Punkte durch ein Ereignis für einen Zwerg auf einer Minenebene gibt es auch für den Vorarbeiter.

web-tutorial-zwergar-welcome = Willkommen im Königreich! Du führst einen Clan von Zwergen: Du schürfst, hältst deine Öfen am Brennen und schließt große Projekte ab. Wir spielen die wichtigsten Momente einer ganzen Partie, in etwa zehn Minuten. Was leuchtet, ist als Nächstes zu tun.
web-tutorial-zwergar-boiler = In deinem Zug führst du drei Aktionen aus. Für jede setzt du einen Zwerg auf einen Ort. Du hast einen Vorarbeiter und einen Bergmann, und deine zwei Öfen sind kalt: Schick den Bergmann zum Kessel.
web-tutorial-zwergar-light-all = Wer dort stand, geht: Der Ingenieur kommt in deinen Clan. Jeder darf hier einen Ofen anzünden, ein Bergmann alle. Jeder warme Ofen kann eine Wärme zahlen. Zünde sie an.
web-tutorial-zwergar-end-action = Hier ist nichts mehr zu tun. Beende diese Aktion.
web-tutorial-zwergar-mine = Nun in die Mine. Schick den Ingenieur auf Ebene 2: Sie bringt Stein und Eisen.
web-tutorial-zwergar-mined = Deine Lore auf Ebene 2 ist voll, und der Schmied, der dort stand, gehört jetzt dir. Beende diese Aktion.
web-tutorial-zwergar-lift = Was in den Loren liegt, muss nach oben. Schick den Schmied zum Aufzug.
web-tutorial-zwergar-steps = Jeder Schritt hebt alle Loren um eine Ebene; die oberste wird entladen. Der erste Schritt ist frei, jeder weitere kostet 1 Wärme. Geh zwei und zahle mit einem Ofen: Dann kommt deine erste Lore an.
web-tutorial-zwergar-turn-over = Zwei Steine gehören dir. Beende die Aktion. Es war deine dritte, also ist dein Zug vorbei, und der Gegner ist dran.
web-tutorial-zwergar-round = Runde 2. Zwischen den Runden wird ein Ereignis aufgedeckt: Dieses gab allen 2 Wärme. Dann zündete jeder Clan mit einem warmen Ofen einen weiteren an, also lass immer einen brennen. Wärme auf deiner Leiste verfällt am Ende deines Zuges.
web-tutorial-zwergar-lift-miner = Am Aufzug kam ein Bergmann zu dir. Schick ihn wieder hin: Ein Bergmann bekommt dort einen Punkt für jedes entladene Lorentableau.
web-tutorial-zwergar-one-step = Deine volle Lore ist knapp unter der Spitze. Ein Schritt genügt.
web-tutorial-zwergar-office = Stein und Eisen: genug für ein Projekt. Schick den Schmied ins Büro.
web-tutorial-zwergar-complete = Schließe das leuchtende Projekt ab: Es kostet 2 Steine und 1 Eisen und bringt 2 Punkte.
web-tutorial-zwergar-upgrade = Du darfst es gleich aufwerten. Das würde 2 Wärme kosten, aber ein Schmied im Büro erspart dir genau diese. Aufwertungen bringen Punkte, und die meisten schalten einen Effekt ein.
web-tutorial-zwergar-foreman = Dein Vorarbeiter hat nirgends einen Bonus, aber nur er kann Öfen installieren. Schick ihn in die Schmiede.
web-tutorial-zwergar-build = Die Schmiede baut dir für 1 Eisen einen neuen Ofen.
web-tutorial-zwergar-install = Installiere hier für 2 Steine einen: 2 Punkte jetzt und 1 Wärme für dich, sooft ein anderer Clan hierherkommt.
web-tutorial-zwergar-deep = Runde 3. Fülle mehrere Loren und hebe sie dann zusammen. Zuerst wieder Ebene 2.
web-tutorial-zwergar-deeper = Tiefere Ebenen bergen Besseres, brauchen aber länger nach oben. Ebene 3: Eisen und Gold.
web-tutorial-zwergar-lab = Einige Runden später. (Ohne Zwerg bringt eine Pause deinen Vorarbeiter und einen Spezialisten zurück.) Das Labor macht aus einer Ressource zwei der nächstniedrigeren Art. Schick deinen Bergmann dorthin.
web-tutorial-zwergar-lab-light = Hier zündet ein Bergmann einen Ofen an und erhält 1 Wärme.
web-tutorial-zwergar-engineer = Viele Ressourcen für ein größeres Projekt: Ein Ingenieur im Büro bekommt einen davon zurück. Schick ihn hin.
web-tutorial-zwergar-complete-more = Schließe das leuchtende Projekt ab.
web-tutorial-zwergar-refund = Nimm einen Stein zurück: Davon wurde mehr als einer gezahlt.
web-tutorial-zwergar-smelter = Runde 9. Weil dein Bowlingstollen aufgewertet ist, zählt dein Schmied auch als Ingenieur. In der Schmelze darf ein Ingenieur früher abgeschlossene Projekte aufwerten. Schick ihn hin.
web-tutorial-zwergar-smelter-upgrade = Werte die Werkzeuge auf: Von nun an kostet dich ein Projekt einen Stein oder ein Eisen weniger. Für die Wärme wird ein Ofen kalt.
web-tutorial-zwergar-smelter-heat = Und als Schmied erhält er hier 1 Wärme.
web-tutorial-zwergar-last = Die letzte Runde. Noch ein Projekt: Der Schmied geht ins Büro.
web-tutorial-zwergar-upgrade-more = Werte es gleich auf.
web-tutorial-zwergar-west = Die letzte Runde ist vorbei, aber jedes Set hat ein letztes Wort. Du hast die meisten Projekte der Westlichen Gefilde abgeschlossen, also führst du drei Aktionen mehr aus. Zwei davon bereiten die dritte vor.
web-tutorial-zwergar-west-office = Deine letzte Aktion: noch einmal das Büro.
web-tutorial-zwergar-end = Die Partie ist vorbei, und dein Clan hat gewonnen! Zeig auf ein Projekt, um zu lesen, was es tut. Sieh dir die Wertung an oder spiel deine eigene Partie.
