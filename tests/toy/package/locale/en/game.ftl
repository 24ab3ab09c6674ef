# Nuggets, the game of “Your first game”

web-nuggets = Nuggets
web-nuggets-pitch = Dig as long as you dare.
web-nuggets-ask-dig = Dig on, or stop?
web-nuggets-act-dig = Dig in the { $shaft ->
    [left] left
   *[right] right
} shaft
web-nuggets-act-stop = Stop and keep the nuggets
web-nuggets-phase-dig = Digging
web-nuggets-phase-over = Game over
web-nuggets-source-gold = Nuggets
nuggets-source-gold = Nuggets
nuggets-log-dig = digs in the { $shaft ->
    [left] left
   *[right] right
} shaft
nuggets-log-stop = stops
nuggets-board = Left shaft: { $left } cards. Right shaft: { $right } cards. In the sack: { $sack }
nuggets-player = { $name }: { $gold }
nuggets-nothing-dug = You can’t stop yet; dig first.
nuggets-shaft-empty = The { $shaft ->
    [left] left
   *[right] right
} shaft is empty; dig in the other one.
nuggets-setup-cards = The two shafts together must hold the { $count } cards of the game.
nuggets-topic-nuggets = Each nugget that you bring home is worth one point.
nuggets-topic-cave-in = A cave-in ends your turn and buries half of your sack.
