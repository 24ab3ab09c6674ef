# Rules

web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
  }
web-rules-contents = Sections
web-rules-nothing = Nothing found.
web-rules-tutorial = Learn it by playing
web-rules-controls = Using this page
web-rules-controls-text = What glows can be chosen: click it, or drag one thing onto another. Point at anything to read what it is, and why it cannot be chosen now. With the keyboard: Tab moves from thing to thing, Enter chooses, A opens the list of all actions, the arrow keys move in it, U takes back, Escape lets go. The text mode in the header shows the whole board as headings, lists and tables.

# Tutorial

web-tutorial-of = Tutorial: { $game }
web-tutorial-step = { $step } of { $steps }
web-tutorial-progress = Progress
web-tutorial-next = Next
web-tutorial-back = One lesson back
web-tutorial-again = Once more
web-tutorial-end = Play a game of my own
web-tutorial-you = You
web-tutorial-rival = Rival
web-tutorial-instead = Not this one now. Instead: { $action }.
web-tutorial-read-on = Nothing needs choosing here. Read, then press “Next”.
