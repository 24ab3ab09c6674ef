# Nuggets, het spel uit “Your first game”

web-nuggets = Nuggets
web-nuggets-pitch = Graaf zolang je durft.
web-nuggets-ask-dig = Verder graven of stoppen?
web-nuggets-act-dig = Graaf in de { $shaft ->
    [left] linker
   *[right] rechter
}schacht
web-nuggets-act-stop = Stop en houd de goudklompjes
web-nuggets-phase-dig = Graven
web-nuggets-phase-over = Einde van het spel
web-nuggets-source-gold = Goudklompjes
nuggets-source-gold = Goudklompjes
nuggets-log-dig = graaft in de { $shaft ->
    [left] linker
   *[right] rechter
}schacht
nuggets-log-stop = stopt
nuggets-board = Linkerschacht: { $left } kaarten. Rechterschacht: { $right } kaarten. In de zak: { $sack }
nuggets-player = { $name }: { $gold }
nuggets-nothing-dug = Je kunt nog niet stoppen; graaf eerst.
nuggets-shaft-empty = De { $shaft ->
    [left] linker
   *[right] rechter
}schacht is leer; graaf in de andere.
nuggets-setup-cards = De twee schachten samen moeten de { $count } kaarten van het spel bevatten.
nuggets-topic-nuggets = Elk goudklompje dat je thuisbrengt, is één punt waard.
nuggets-topic-cave-in = Een instorting beëindigt je beurt en bedelft de helft van je zak.
