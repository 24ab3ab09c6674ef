# Regels

web-rules-search = Regels doorzoeken
web-rules-found = { $count ->
    [one] { $count } hoofdstuk gevonden
   *[other] { $count } hoofdstukken gevonden
  }
web-rules-contents = Hoofdstukken
web-rules-nothing = Niets gevonden.
web-rules-tutorial = Spelend leren
web-rules-controls = Deze pagina gebruiken
web-rules-controls-text = Wat gloeit, kun je kiezen: klik erop, of sleep het een op het ander. Wijs iets aan om te lezen wat het is en waarom het nu niet kan. Met het toetsenbord: Tab gaat van het een naar het ander, Enter kiest, A opent de lijst van alle acties, de pijltjes bewegen daarin, U neemt terug, Escape laat los. De tekstweergave bovenaan toont het hele bord als koppen, lijsten en tabellen.

# Inleiding

web-tutorial-of = Inleiding: { $game }
web-tutorial-step = { $step } van { $steps }
web-tutorial-progress = Voortgang
web-tutorial-next = Verder
web-tutorial-back = Eén les terug
web-tutorial-again = Nog een keer
web-tutorial-end = Zelf een spel spelen
web-tutorial-you = Jij
web-tutorial-rival = Tegenstander
web-tutorial-instead = Dit nu niet. In plaats daarvan: { $action }.
web-tutorial-read-on = Hier valt niets te kiezen. Lees en druk dan op ‘Verder’.
