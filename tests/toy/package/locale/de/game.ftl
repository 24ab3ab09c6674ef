# Nuggets, das Spiel aus „Your first game“

web-nuggets = Nuggets
web-nuggets-pitch = Grabe, solange du dich traust.
web-nuggets-ask-dig = Weitergraben oder aufhören?
web-nuggets-act-dig = Im { $shaft ->
    [left] linken
   *[right] rechten
} Schacht graben
web-nuggets-act-stop = Aufhören und die Goldklumpen behalten
web-nuggets-phase-dig = Graben
web-nuggets-phase-over = Spielende
web-nuggets-source-gold = Goldklumpen
nuggets-source-gold = Goldklumpen
nuggets-log-dig = gräbt im { $shaft ->
    [left] linken
   *[right] rechten
} Schacht
nuggets-log-stop = hört auf
nuggets-board = Linker Schacht: { $left } Karten. Rechter Schacht: { $right } Karten. Im Sack: { $sack }
nuggets-player = { $name }: { $gold }
nuggets-nothing-dug = Du kannst noch nicht aufhören; grabe zuerst.
nuggets-shaft-empty = Der { $shaft ->
    [left] linke
   *[right] rechte
} Schacht ist leer; grabe im anderen.
nuggets-setup-cards = Beide Schächte zusammen müssen die { $count } Karten des Spiels enthalten.
nuggets-topic-nuggets = Jeder Goldklumpen, den du heimbringst, ist einen Punkt wert.
nuggets-topic-cave-in = Ein Einsturz beendet deinen Zug und verschüttet die Hälfte deines Sacks.
